import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BillingView, InvoiceView, SubscriptionView } from '@rep13/contracts-onboarding';
import {
  axeFaults,
  fakeApi,
  fill,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildSubscription } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const INVOICE: InvoiceView = {
  number: 'R13-2026-00001',
  kind: 'invoice',
  issuedAt: '2026-11-20T10:01:00.000Z',
  net: 300,
  vat: 0,
  currency: 'EUR',
  vatTreatment: 'outside-scope',
  pdf: '/api/client/invoices/R13-2026-00001/pdf',
};
const BILLING: BillingView = {
  legalName: 'Acme Widgets Inc.',
  address: '1 Long Street, Springfield',
  country: 'United States',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example',
  vatTreatment: 'outside-scope',
  isConfirmed: true,
};
const CANCELLED: SubscriptionView['cancelled'] = {
  by: 'client',
  askedAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2027-11-20T22:59:59.999Z',
  runOffUntil: '2028-02-18T22:59:59.999Z',
};

const pageOf = (subscription: SubscriptionView | null, invoices: InvoiceView[] = [INVOICE]) => ({
  ...accountOf(),
  'GET /api/client/subscription': ok(subscription),
  'GET /api/client/invoices': ok(invoices),
  'GET /api/client/billing': ok(BILLING),
});

describe('the billing page', () => {
  it('says until when it is paid, what is charged next, and offers each invoice', async () => {
    fakeApi(pageOf(buildSubscription()));
    await open('/client/billing');
    expect(screen.getByText('EUR 300 on 20 November 2027')).toBeTruthy();
    const pdf = screen.getByRole('link', { name: 'Download Invoice R13-2026-00001' });
    expect(pdf.getAttribute('href')).toBe(INVOICE.pdf);
    expect(await axeFaults()).toEqual([]);
  });

  it('says of a demo that no money moved', async () => {
    const demo = buildSubscription({ provider: 'demo', nextCharge: null, hasCardPage: false });
    fakeApi(pageOf(demo, []));
    await open('/client/billing');
    expect(screen.getByText(/None: the payment was a demo/)).toBeTruthy();
    expect(screen.getByText(/moved no money/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /card/ })).toBeNull();
    expect(screen.queryByText('Who your invoices are for')).toBeNull();
  });

  it('leads to the payment as long as nothing is paid', async () => {
    fakeApi(pageOf(null));
    await open('/client/billing');
    expect(screen.getByRole('link', { name: 'Pay the first year' })).toBeTruthy();
  });

  it('says what a debt means', async () => {
    const overdueSince = '2027-11-20T10:00:00.000Z';
    fakeApi(pageOf(buildSubscription({ state: 'past_due', overdueSince, paymentHoldAt: overdueSince })));
    await open('/client/billing');
    expect(screen.getByText(/Your mandate stays in force, and we forward orders as before/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay now or change the card' })).toBeTruthy();
  });

  it('says when the provider does not answer', async () => {
    fakeApi({
      ...pageOf(buildSubscription()),
      'POST /api/client/card': refusedAs(503, 'onboarding.payment-provider-away'),
    });
    await open('/client/billing');
    await press('Change the card');
    expect(screen.getByText(/Our payment provider does not answer/)).toBeTruthy();
  });
});

describe('the end of the agreement', () => {
  it('shows its dates before the last press, and sends the day that was shown', async () => {
    let cancelled: SubscriptionView['cancelled'] = null;
    const api = fakeApi({
      ...pageOf(null),
      'GET /api/client/subscription': () => ok(buildSubscription({ cancelled })),
      'POST /api/client/cancellation': () => {
        cancelled = CANCELLED;
        return ok(buildSubscription({ cancelled }));
      },
    });
    await open('/client/billing');
    await press('Cancel the agreement');
    expect(api.sent('POST', '/api/client/cancellation')).toEqual([]);
    expect(screen.getByText(/Your mandate stays in force until 20 November 2027/)).toBeTruthy();
    fill(/Why do you leave/, 'We close the shop.');
    await press('Cancel as of 20 November 2027');
    expect(api.sent('POST', '/api/client/cancellation')[0]?.body).toEqual({
      endsAt: '2027-11-20T22:59:59.999Z',
      reason: 'We close the shop.',
    });
    expect(shownToast()?.text).toContain('Cancelled');
    expect(screen.getByText(/You cancelled on 24 November 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the agreement' })).toBeNull();
  });

  it('keeps what was typed where another day holds by now', async () => {
    fakeApi({
      ...pageOf(buildSubscription()),
      'POST /api/client/cancellation': refusedAs(409, 'onboarding.cancellation-changed'),
    });
    await open('/client/billing');
    await press('Cancel the agreement');
    fill(/Why do you leave/, 'We close the shop.');
    await press('Cancel as of 20 November 2027');
    expect(screen.getByText(/Another day holds by now/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Why do you leave/).value).toBe('We close the shop.');
  });

  it('is today for who asks the fee back', async () => {
    const api = fakeApi({
      ...pageOf(buildSubscription({ refundableUntil: '2026-12-20T10:00:00.000Z' })),
      'POST /api/client/refund': ok(buildSubscription({ cancelled: { ...CANCELLED, by: 'refund' } })),
    });
    await open('/client/billing');
    await press('Ask the fee back (until 20 December 2026)');
    expect(screen.getByText(/end today/)).toBeTruthy();
    await press('Ask the fee back and end the agreement today');
    expect(api.sent('POST', '/api/client/refund')).toHaveLength(1);
  });
});

describe('the billing data', () => {
  it('shows at its field what is refused', async () => {
    const errors = [{ path: 'taxId', message: 'This is no such number' }];
    fakeApi({ ...pageOf(buildSubscription()), 'PUT /api/client/billing': refused(400, 'No', errors) });
    await open('/client/billing');
    fill('The number', '1');
    await press('Save billing data');
    expect(screen.getByLabelText('The number').getAttribute('aria-invalid')).toBe('true');
  });

  it('is saved', async () => {
    const api = fakeApi({ ...pageOf(buildSubscription()), 'PUT /api/client/billing': ok(BILLING) });
    await open('/client/billing');
    fill('Legal name of the company', 'Acme Holding Inc.');
    await press('Save billing data');
    expect(api.sent('PUT', '/api/client/billing')[0]?.body).toMatchObject({ legalName: 'Acme Holding Inc.' });
    expect(shownToast()?.text).toContain('Billing data saved');
  });
});
