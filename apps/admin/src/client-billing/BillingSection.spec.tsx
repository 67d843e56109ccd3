import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { BillingView, SubscriptionView } from '@rep13/contracts-onboarding';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { aboutClient, everyPageOf } from '../../test/admin.ts';
import { buildClient } from '../../test/builders.ts';
import { buildBilling, buildSubscription } from '../../test/money-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = '/admin/clients/734512901';
const BILLING = `/api${PAGE}/billing`;
const UNKNOWN = buildBilling({
  taxIdType: null,
  taxId: null,
  businessProof: null,
  vatTreatment: 'unknown',
  isConfirmed: false,
});

const pageOf = (
  subscription: SubscriptionView | null,
  billing: BillingView = buildBilling(),
  role: 'admin' | 'caseworker' = 'admin',
) => ({
  ...everyPageOf({ role }),
  ...aboutClient(),
  [`GET /api${PAGE}`]: ok(buildClient()),
  [`GET /api${PAGE}/subscription`]: ok(subscription),
  [`GET ${BILLING}`]: ok(billing),
});
const section = () => within(screen.getByRole('region', { name: 'Billing' }));
const valueOf = (name: string) =>
  section().queryByText(name)?.parentElement?.querySelector('dd')?.textContent;
const save = async () => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await later(300);
};

describe('the subscription of a client', () => {
  it('says until when it is paid and what is charged next', async () => {
    fakeApi(pageOf(buildSubscription({ refundableUntil: '2026-12-20T09:14:00.000Z' })));
    await open(PAGE);
    expect(valueOf('State')).toBe('Paid');
    expect(valueOf('Paid by')).toBe('Stripe');
    expect(valueOf('Paid until')).toBe('20 November 2027');
    expect(valueOf('Next charge')).toBe('EUR 300 on 20 November 2027');
    expect(valueOf('The client may ask it back until')).toContain('20 December 2026');
    expect(valueOf('Overdue since')).toBeUndefined();
    expect(await axeFaults()).toEqual([]);
  });

  it('says which fee was announced, and announces one', async () => {
    const announced = { startsAt: '2027-11-20T09:14:00.000Z', amountCents: 36_000, currency: 'EUR' };
    const api = fakeApi({
      ...pageOf(buildSubscription({ feeChange: announced })),
      [`POST /api${PAGE}/fee-change`]: ok({ announced: true }),
    });
    await open(PAGE);
    expect(valueOf('New fee')).toBe('EUR 360 a year from 20 November 2027 on');
    await press('Announce a new fee');
    const dialog = within(screen.getByRole('dialog'));
    fill('Fee for a year, in euros', '3600000');
    await press('Announce');
    expect(errorAt('Fee for a year, in euros')).toBe('Please enter a fee from EUR 10 to EUR 10,000');
    fill('Fee for a year, in euros', '360,50');
    expect(dialog.getByText(/more than 60 days away/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await press('Announce');
    expect(api.sent('POST', `/api${PAGE}/fee-change`)[0]?.body).toEqual({ amountCents: 36_050 });
    expect(shownToast()?.text).toBe('The new fee is announced to Acme Widgets Inc.');
  });

  it('says what shows that it is a business, and takes a look at the register', async () => {
    const api = fakeApi({
      ...pageOf(buildSubscription()),
      [`POST /api${PAGE}/tax-id-checks`]: ok(buildBilling()),
    });
    await open(PAGE);
    expect(valueOf('Evidence')).toBe('As the client says: nobody has looked it up');
    await press('Record a look at the register');
    await press('Record');
    expect(errorAt('Where you looked, and what you saw')).toBe(
      'Please say where you looked and what you saw',
    );
    fill('Does the register know the number?', 'yes');
    fill('Where you looked, and what you saw', 'The register of Delaware, today.');
    expect(await axeFaults()).toEqual([]);
    await press('Record');
    expect(api.sent('POST', `/api${PAGE}/tax-id-checks`)[0]?.body).toEqual({
      isValid: true,
      note: 'The register of Delaware, today.',
    });
  });

  it('says since when it is overdue and on hold', async () => {
    const owed = buildSubscription({
      state: 'past_due',
      overdueSince: '2027-11-20T09:14:00.000Z',
      paymentHoldAt: '2027-12-20T09:14:00.000Z',
    });
    fakeApi(pageOf(owed));
    await open(PAGE);
    expect(valueOf('State')).toBe('Overdue');
    expect(valueOf('Overdue since')).toBe('20 November 2027');
    expect(valueOf('On hold since')).toMatch(/^20 December 2027: nothing can be signed/);
  });

  it('says why a fee is owed again, and how it is paid', async () => {
    const owed = buildSubscription({
      ...{ state: 'past_due', overdueSince: '2027-11-20T09:14:00.000Z' },
      ...{ overdueCause: 'dispute', canPayOwed: true },
    });
    fakeApi(pageOf(owed));
    await open(PAGE);
    expect(valueOf('Overdue since')).toBe(
      '20 November 2027, taken back by the client’s bank; no card is tried for it, the client pays it under Billing',
    );
  });

  it('says who cancelled it, and when it ends', async () => {
    const cancelled = {
      by: 'client',
      askedAt: '2026-11-24T10:00:00.000Z',
      endsAt: '2027-11-20T12:00:00.000Z',
      runOffUntil: '2028-02-18T12:00:00.000Z',
    } as const;
    fakeApi(pageOf(buildSubscription({ state: 'ending', nextCharge: null, cancelled })));
    await open(PAGE);
    expect(valueOf('Next charge')).toBe('None');
    expect(valueOf('Cancelled')).toBe('By the client, 24 November 2026');
    expect(valueOf('Ends')).toContain('20 November 2027');
    expect(valueOf('Orders taken until')).toBe('18 February 2028');
  });

  it('of a demo moved no money', async () => {
    fakeApi(pageOf(buildSubscription({ provider: 'demo', nextCharge: null })));
    await open(PAGE);
    expect(valueOf('Paid by')).toBe('Demo: no money moved');
  });

  it('is none before the first payment', async () => {
    fakeApi(pageOf(null));
    await open(PAGE);
    expect(section().getByText('Nothing is paid yet.')).toBeTruthy();
  });
});

describe('the billing data of a client', () => {
  it('says what is missing for an invoice', async () => {
    fakeApi(pageOf(buildSubscription(), UNKNOWN, 'caseworker'));
    await open(PAGE);
    expect(valueOf('Company or tax number')).toBe('Not said');
    expect(valueOf('VAT')).toBe('Not decided: no invoice is issued');
    expect(valueOf('Known from')).toBe('The registration; nobody has confirmed it');
    const payments = section().getByRole('link', { name: 'Payments of this client' });
    expect(payments.getAttribute('href')).toBe('/admin/payments?search=Acme+Widgets+Inc.');
    expect(section().queryByRole('button')).toBeNull();
  });

  it('is changed by an admin as by the client, and shown so', async () => {
    let billing = UNKNOWN;
    const api = fakeApi({
      ...pageOf(buildSubscription()),
      [`GET ${BILLING}`]: () => ok(billing),
      [`PUT ${BILLING}`]: () => ok((billing = buildBilling())),
    });
    await open(PAGE);
    await press('Change the billing data');
    await save();
    expect(errorAt('The number')).not.toBe('');
    expect(api.sent('PUT', BILLING)).toEqual([]);
    fill('The number', '12345678');
    fill('Where the number can be looked up', 'https://register.example');
    expect(await axeFaults()).toEqual([]);
    await save();
    expect(api.sent('PUT', BILLING)[0]?.body).toEqual({
      legalName: 'Acme Widgets Inc.',
      address: '1 Long Street, Springfield',
      taxIdType: 'company-number',
      taxId: '12345678',
      businessProof: 'https://register.example',
    });
    expect(shownToast()?.text).toBe('The billing data of Acme Widgets Inc. is saved');
    expect(valueOf('Company registration number')).toBe('12345678');
    expect(valueOf('VAT')).toBe('Not subject to EU VAT');
  });
});
