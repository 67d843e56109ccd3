import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { MoneyFiguresView, PaymentItem } from '@rep13/contracts-onboarding';
import { axeFaults, fakeApi, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { buildFigures, buildPayment } from '../../test/money-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/payments?limit=51';
const FIGURES = 'GET /api/admin/money';
const pageOf = (payments: readonly PaymentItem[], figures: Partial<MoneyFiguresView> = {}) => ({
  ...everyPageOf({ role: 'auditor' }),
  [LIST]: ok(payments),
  [FIGURES]: ok(buildFigures(figures)),
});
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!);

describe('the payments', () => {
  it('lead to the client and the PDF of the invoice', async () => {
    fakeApi(pageOf([buildPayment({ serviceYear: 2 })]));
    await open('/admin/payments');
    const row = rowOf('Acme Widgets Inc.');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Acme Widgets Inc.Payment 7',
      '2',
      'EUR 300',
      'Stripepi_1',
      '20 November 2026',
      'R13-2026-00001',
      '',
    ]);
    expect(row.getByRole('link', { name: 'Acme Widgets Inc.' }).getAttribute('href')).toBe(
      '/admin/clients/734512901',
    );
    expect(row.getByRole('link', { name: /as PDF$/ }).getAttribute('href')).toBe(
      '/api/admin/invoices/R13-2026-00001/pdf',
    );
    expect(await axeFaults()).toEqual([]);
  });

  it('say of a demo that it moved no money', async () => {
    fakeApi(pageOf([buildPayment({ provider: 'demo', invoice: null })]));
    await open('/admin/payments');
    expect(rowOf('Acme Widgets Inc.').getByText('Moved no money')).toBeTruthy();
    expect(rowOf('Acme Widgets Inc.').getByText('None')).toBeTruthy();
  });

  it('say what went back in parts, and offer what is left', async () => {
    fakeApi({
      ...pageOf([
        buildPayment({ id: 1, companyName: 'Part Ltd', returnedCents: 10_000 }),
        buildPayment({ id: 2, companyName: 'Gone Ltd', returnedCents: 30_000 }),
      ]),
      ...everyPageOf({ role: 'admin' }),
    });
    await open('/admin/payments');
    expect(rowOf('Part Ltd').getByText('EUR 100 went back')).toBeTruthy();
    expect(rowOf('Part Ltd').getByRole('button', { name: /^Refund/ })).toBeTruthy();
    expect(rowOf('Gone Ltd').queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('say what became of a refund, and of an invoice that waits', async () => {
    const refund = { amountCents: 30_000, askedAt: '2026-11-21T09:14:00.000Z', madeAt: null, failure: null };
    fakeApi(
      pageOf([
        buildPayment({ id: 1, companyName: 'Asked Ltd', refund: { ...refund, state: 'asked' } }),
        buildPayment({
          id: 2,
          companyName: 'Made Ltd',
          refund: { ...refund, state: 'made', madeAt: '2026-11-22T09:14:00.000Z' },
        }),
        buildPayment({
          id: 3,
          companyName: 'Failed Ltd',
          invoice: null,
          refund: { ...refund, state: 'failed', failure: 'The card is closed' },
        }),
      ]),
    );
    await open('/admin/payments');
    expect(rowOf('Asked Ltd').getByText('Under way')).toBeTruthy();
    expect(rowOf('Made Ltd').getByText('22 November 2026')).toBeTruthy();
    expect(rowOf('Failed Ltd').getByText(/The card is closed/)).toBeTruthy();
    expect(rowOf('Failed Ltd').getByText('Not issued yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('are searched as the address says', async () => {
    const api = fakeApi({
      ...pageOf([]),
      'GET /api/admin/payments?search=acme&limit=51': ok([buildPayment()]),
    });
    await open('/admin/payments?search=acme');
    expect(rowOf('Acme Widgets Inc.')).toBeTruthy();
    expect(api.sent('GET', '/api/admin/payments?limit=51')).toEqual([]);
  });

  it('are none at first, and can be asked for again when they did not come', async () => {
    let isAway = true;
    fakeApi({
      ...pageOf([]),
      [LIST]: () => (isAway ? refusedAs(503, 'gateway.service-unavailable') : ok([])),
    });
    await open('/admin/payments');
    isAway = false;
    await press(/again/i);
    expect(screen.getByText('Nobody has paid yet.')).toBeTruthy();
  });
});

describe('the figures of money', () => {
  const renewalsDue = [
    { month: '2026-11', count: 0, amountCents: 0 },
    { month: '2026-12', count: 3, amountCents: 90_000 },
    { month: '2027-01', count: 1, amountCents: 30_000 },
  ];

  it('say what came in, what went back and what is owed', async () => {
    const figures = {
      paidCents: 120_000,
      refundedCents: 30_000,
      overdue: { count: 2, amountCents: 60_000 },
      onHold: 1,
    };
    fakeApi(pageOf([], figures));
    await open('/admin/payments');
    const part = within(screen.getByRole('region', { name: 'Figures' }));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'EUR 1,200',
      'EUR 300',
      '2 clients, EUR 600',
      '1 client',
    ]);
  });

  it('show the renewals of each month as bars, by keys and as numbers', async () => {
    fakeApi(pageOf([], { renewalsDue }));
    await open('/admin/payments');
    const summary = 'Renewals due: 4 renewals, EUR 1,200 until the end of January 2027.';
    const bars = screen.getByRole('img', { name: summary }).querySelectorAll('.visx-bar');
    const heights = [...bars].map((bar) => Number(bar.getAttribute('height')));
    expect(heights[0]).toBe(0);
    expect(heights[1]! / heights[2]!).toBeCloseTo(3);
    const chart = screen.getByRole('application', { name: /^Renewals due/ });
    fireEvent.focus(chart);
    expect(within(chart.parentElement!).getByRole('status').textContent).toBe(
      'January 2027: 1 renewal, EUR 300',
    );
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(within(chart.parentElement!).getByRole('status').textContent).toBe(
      'December 2026: 3 renewals, EUR 900',
    );
    const numbers = screen.getByRole('region', { name: 'Renewals due, numbers', hidden: true });
    expect(numbers.textContent).toContain('November 20260EUR 0');
  });

  it('can be asked for again when they did not come', async () => {
    let isAway = true;
    fakeApi({
      ...pageOf([]),
      [FIGURES]: () => (isAway ? refusedAs(503, 'gateway.service-unavailable') : ok(buildFigures())),
    });
    await open('/admin/payments');
    expect(screen.queryByText('Paid in 365 days')).toBeNull();
    isAway = false;
    await press(/again/i);
    expect(screen.getByText('Paid in 365 days')).toBeTruthy();
  });
});
