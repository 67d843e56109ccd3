import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import {
  address,
  fill,
  fakeApi,
  later,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildPaymentState, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/payment?signupId=${SIGNUP_ID}`;
const SIGNUP = `GET /api/signup/${SIGNUP_ID}`;
const STATE = `GET /api/payment/${SIGNUP_ID}`;
const PAY = 'POST /api/payment';
const PROVIDER = buildPaymentState({ provider: 'stripe', isTest: false, needsBilling: true });
const ELSEWHERE = {
  [`GET /api/provider-information/${SIGNUP_ID}`]: refused(404, 'Not found'),
  [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(buildDraft()),
};
const CONTINUE = 'Continue to Payment - €300/year';

async function fillIn() {
  fill('The number', '12345678');
  fill('Where the number can be looked up', 'https://register.example');
}

describe('a payment at a provider’s page', () => {
  it('asks whom the invoice is for, starting with what was registered', async () => {
    fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok(PROVIDER) });
    await open(PAGE);
    expect(screen.getByLabelText<HTMLInputElement>('Legal name of the company').value).toBe(
      'Acme Widgets Inc.',
    );
    expect(screen.queryByText(/coming soon/)).toBeNull();
    expect(screen.queryByText(/test payment/)).toBeNull();
  });

  it('says that the bank is asked, and offers no second payment meanwhile', async () => {
    const state = buildPaymentState({ ...PROVIDER, state: 'processing' });
    fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok(state) });
    await open(PAGE);
    expect(screen.getByText(/Your bank is carrying the payment out/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull();
  });

  it('says that the bank did not carry it out, and offers another payment', async () => {
    const state = buildPaymentState({ ...PROVIDER, state: 'failed' });
    fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok(state) });
    await open(PAGE);
    expect(screen.getByText(/did not carry out your payment/)).toBeTruthy();
    expect(screen.getByRole('button', { name: CONTINUE })).toBeTruthy();
  });

  it('says at the fields what is missing, and sends nothing', async () => {
    const api = fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok(PROVIDER) });
    await open(PAGE);
    await press(CONTINUE);
    expect(screen.getAllByText('Please enter the company or tax number').length).toBeGreaterThan(0);
    expect(api.sent('POST', '/api/payment')).toEqual([]);
  });

  it('shows at its field what the server refuses', async () => {
    const errors = [{ path: 'billing.taxId', message: 'This does not look like a registration number' }];
    fakeApi({
      ...ELSEWHERE,
      [SIGNUP]: ok(buildSignup()),
      [STATE]: ok(PROVIDER),
      [PAY]: refused(400, 'Please check', errors),
    });
    await open(PAGE);
    await fillIn();
    await press(CONTINUE);
    expect(screen.getByLabelText('The number').getAttribute('aria-invalid')).toBe('true');
  });

  it('says that nothing was charged when the page can’t be opened, and afterwards beside the button that it failed', async () => {
    fakeApi({
      ...ELSEWHERE,
      [SIGNUP]: ok(buildSignup()),
      [STATE]: ok(PROVIDER),
      [PAY]: refusedAs(503, 'onboarding.payment-provider-away'),
    });
    await open(PAGE);
    await fillIn();
    await press(CONTINUE);
    expect(shownToast()?.text).toContain('Nothing was charged');
    await later(5_100);
    expect(shownToast()).toBeNull();
    const problem = screen.getByText('This was not taken. What you typed is kept.');
    expect(problem.closest('[role="alert"]')).not.toBeNull();
  });

  it('says that it is a test where it is one', async () => {
    fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok({ ...PROVIDER, isTest: true }) });
    await open(PAGE);
    expect(screen.getByText(/This is a test payment/)).toBeTruthy();
  });

  it('knows a visitor who closed the page', async () => {
    fakeApi({ ...ELSEWHERE, [SIGNUP]: ok(buildSignup()), [STATE]: ok(PROVIDER) });
    await open(`${PAGE}&closed=1`);
    expect(screen.getByText(/nothing was charged/)).toBeTruthy();
    expect(screen.getByRole('button', { name: CONTINUE })).toBeTruthy();
  });

  it('waits for the confirmation and goes on by itself', async () => {
    const signups = [ok(buildSignup()), ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' }))];
    fakeApi({
      ...ELSEWHERE,
      [SIGNUP]: () => signups.shift() ?? 'no answer',
      [`${STATE}?session=cs_1`]: ok({ ...PROVIDER, state: 'waiting' }),
    });
    await open(`${PAGE}&session=cs_1`);
    expect(screen.getByText(/We wait for the confirmation/)).toBeTruthy();
    await later(2_000);
    expect(screen.getByText(/was paid on 20 November 2026/)).toBeTruthy();
  });

  it('says after a while what happens where no confirmation comes, and that nobody has to stay', async () => {
    fakeApi({
      ...ELSEWHERE,
      [SIGNUP]: ok(buildSignup()),
      [`${STATE}?session=cs_1`]: ok({ ...PROVIDER, state: 'waiting' }),
    });
    await open(`${PAGE}&session=cs_1`);
    await later(20_000);
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
    await later(20_000);
    expect(screen.getByText(/takes longer than usual/).textContent).toMatch(
      /ask our payment provider .* every ten minutes.*close this page.*do not pay again/s,
    );
    expect(screen.getByRole('link', { name: LEGAL_ENTITY.supportEmail })).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull();
  });

  it('says nothing of a page that is somebody else’s', async () => {
    fakeApi({
      ...ELSEWHERE,
      [SIGNUP]: ok(buildSignup()),
      [`${STATE}?session=cs_foreign`]: refused(404, 'Not found'),
      [STATE]: ok(PROVIDER),
    });
    await open(`${PAGE}&session=cs_foreign`);
    expect(address()).toBe(PAGE);
    expect(screen.getByRole('button', { name: CONTINUE })).toBeTruthy();
  });
});
