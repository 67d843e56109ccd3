import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { BillingView, InvoiceView, SubscriptionView } from '@rep13/contracts-onboarding';
import {
  address,
  axeFaults,
  fakeApi,
  fill,
  ok,
  press,
  refused,
  refusedAs,
  SIGNUP_ID,
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
  evidence: { level: 'declared', checkedAt: null, reference: null },
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
  it('says what it costs and when it renews, and offers each invoice', async () => {
    fakeApi(pageOf(buildSubscription({ refundableUntil: '2026-12-20T10:00:00.000Z' })));
    await open('/client/billing');
    const facts = screen.getByText('Price').closest('dl')?.textContent;
    expect(facts).toMatch(/EUR 300 a year.*on 20 November 2027.*until20 December 2026$/);
    const pdf = screen.getByRole('link', { name: 'Download Invoice R13-2026-00001' });
    expect(pdf.getAttribute('href')).toBe(INVOICE.pdf);
    expect(await axeFaults()).toEqual([]);
  });

  it('says of a demo that no money moved', async () => {
    const demo = buildSubscription({ provider: 'demo', nextCharge: null, hasCardPage: false });
    fakeApi(pageOf(demo, []));
    await open('/client/billing');
    expect(screen.getByText(/None \(demo payment\)/) && screen.getByText(/moved no money/)).toBeTruthy();
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

describe('a debt for which no card is tried any more', () => {
  const stranded = { state: 'past_due', overdueSince: '2027-11-20T10:00:00.000Z', canPayOwed: true } as const;

  it('is paid on a page of its own', async () => {
    const api = fakeApi({
      ...pageOf(buildSubscription({ ...stranded, nextCharge: null })),
      'POST /api/client/owed': refusedAs(503, 'onboarding.payment-provider-away'),
    });
    await open('/client/billing');
    expect(screen.getByText(/we no longer try your card/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /card/ })).toBeNull();
    await press('Pay what is owed');
    expect(api.sent('POST', '/api/client/owed')).toHaveLength(1);
    expect(screen.getByText(/Our payment provider does not answer/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('that was paid waits for its confirmation', async () => {
    fakeApi({
      ...pageOf(buildSubscription({ ...stranded, nextCharge: null })),
      [`GET /api/payment/${SIGNUP_ID}?session=cs_1`]: ok({ state: 'waiting' }),
    });
    await open('/client/billing?session=cs_1');
    expect(screen.getByText(/We wait for the confirmation of your payment/)).toBeTruthy();
  });

  it('says that a bank has taken the fee back', async () => {
    fakeApi(pageOf(buildSubscription({ ...stranded, overdueCause: 'dispute' })));
    await open('/client/billing');
    expect(screen.getByText(/Your bank took your yearly fee back/)).toBeTruthy();
  });
});

describe('the end of the agreement', () => {
  it('is taken back as long as what is paid runs', async () => {
    let cancelled: SubscriptionView['cancelled'] = null;
    const standing = () => ok(buildSubscription({ cancelled, canResume: cancelled !== null }));
    const api = fakeApi({
      ...pageOf(null),
      'GET /api/client/subscription': standing,
      'POST /api/client/cancellation': () => {
        cancelled = CANCELLED;
        return standing();
      },
      'POST /api/client/resumption': () => {
        cancelled = null;
        return ok(buildSubscription());
      },
    });
    await open('/client/billing');
    await press('Cancel the agreement');
    await press('Cancel as of 20 November 2027');
    await press('Take the cancellation back (renews on 20 November 2027)');
    expect(api.sent('POST', '/api/client/resumption')).toHaveLength(1);
    expect(shownToast()?.text).toContain('Cancellation taken back');
    expect(screen.queryByText(/You cancelled on/)).toBeNull();
    // As if nothing had been: no form is open.
    expect(screen.getByRole('button', { name: 'Cancel the agreement' })).toBeTruthy();
  });

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
    fill(/Why are you leaving/, 'We close the shop.');
    await press('Cancel as of 20 November 2027');
    expect(api.sent('POST', '/api/client/cancellation')[0]?.body).toEqual({
      endsAt: '2027-11-20T22:59:59.999Z',
      reason: 'We close the shop.',
    });
    expect(shownToast()?.text).toContain('Cancelled');
    expect(screen.getByText(/You cancelled on 24 November 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the agreement' })).toBeNull();
  });

  it('once it is over, registers who comes back with the four boxes ticked and nothing typed', async () => {
    const api = fakeApi({
      ...pageOf(
        buildSubscription({
          state: 'ended',
          cancelled: CANCELLED,
          cancellation: null,
          canRegisterAgain: true,
        }),
      ),
      'POST /api/client/registration': () => ok({ id: 734512902 }),
    });
    await open('/client/billing');
    await press('Register again');
    await press('Register again');
    expect(screen.getAllByText('You must accept the Terms of Service').length).toBeGreaterThan(0);
    expect(api.sent('POST', '/api/client/registration')).toEqual([]);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await press('Register again');
    expect(api.sent('POST', '/api/client/registration')[0]?.body).toEqual({
      termsAccepted: true,
      privacyAccepted: true,
      contactUpdateAcknowledged: true,
      consentConfirmed: true,
    });
    expect(address()).toBe('/payment?signupId=734512902');
  });

  it('says where to sign in to who has registered again', async () => {
    fakeApi(
      pageOf(
        buildSubscription({
          state: 'ended',
          cancelled: CANCELLED,
          cancellation: null,
          canRegisterAgain: false,
        }),
      ),
    );
    await open('/client/billing');
    expect(screen.getByText(/You have registered again/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register again' })).toBeNull();
  });

  it('keeps what was typed where another day holds by now', async () => {
    fakeApi({
      ...pageOf(buildSubscription()),
      'POST /api/client/cancellation': refusedAs(409, 'onboarding.cancellation-changed'),
    });
    await open('/client/billing');
    await press('Cancel the agreement');
    fill(/Why are you leaving/, 'We close the shop.');
    await press('Cancel as of 20 November 2027');
    expect(screen.getByText(/The end date has changed/)).toBeTruthy();
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/Why are you leaving/);
    expect(reason.value).toBe('We close the shop.');
  });

  it('does not hide that the fee can be asked back: neither in its form, nor once it is cancelled', async () => {
    const refundableUntil = '2026-12-20T10:00:00.000Z';
    const ASK = 'Ask the fee back (until 20 December 2026)';
    fakeApi(pageOf(buildSubscription({ refundableUntil })));
    await open('/client/billing');
    await press('Cancel the agreement');
    expect(screen.getByText(/is not given back, unless you ask it back/)).toBeTruthy();
    await press(ASK);
    expect(screen.getByText(/end today/)).toBeTruthy();
  });

  it('may be today after all for a client who has cancelled and then asks the fee back', async () => {
    const refundableUntil = '2026-12-20T10:00:00.000Z';
    const api = fakeApi({
      ...pageOf(buildSubscription({ refundableUntil, cancelled: CANCELLED, cancellation: null })),
      'POST /api/client/refund': ok(buildSubscription({ cancelled: { ...CANCELLED, by: 'refund' } })),
    });
    await open('/client/billing');
    expect(screen.getByText(/You cancelled on 24 November 2026/)).toBeTruthy();
    await press('Ask the fee back (until 20 December 2026)');
    await press('Ask the fee back and end the agreement today');
    expect(api.sent('POST', '/api/client/refund')).toHaveLength(1);
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
    const errors = [{ path: 'taxId', message: 'This does not look like a registration number' }];
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
