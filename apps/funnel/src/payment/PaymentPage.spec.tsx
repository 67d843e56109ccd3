import { screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import {
  address,
  fakeApi,
  fill,
  follow,
  later,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildPaymentState, buildSignup } from '../../test/builders.ts';
import { buildProviderInformation } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { rememberSignup } from '../visitor/remembered-signup.ts';

withFakeBrowser();

const PAGE = `/payment?signupId=${SIGNUP_ID}`;
const SIGNUP = `GET /api/signup/${SIGNUP_ID}`;
const INFORMATION = `GET /api/provider-information/${SIGNUP_ID}`;
const DRAFT = { [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(buildDraft()) };
const STATE = {
  ...DRAFT,
  [`GET /api/payment/${SIGNUP_ID}`]: ok(buildPaymentState()),
  [INFORMATION]: refused(404, 'Not found'),
};
const FAILED = 'Nothing was charged. Please try again or contact support.';
const AGREEMENT = {
  ...DRAFT,
  'GET /api/ip': ok({ ip: '203.0.113.7' }),
};

describe('PaymentPage', () => {
  it('shows what is bought, for whom and at what price', async () => {
    fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE });
    await open(PAGE);
    const summary = screen.getByRole('region', { name: 'Order summary' }).textContent;
    expect(summary).toContain('For Acme Widgets Inc.');
    expect(summary).toContain('Setup feeFree');
    expect(summary).toContain('Total300.00 EUR/year');
    expect(summary).toContain('Billed annually with automatic renewal');
    expect(screen.getByText(/Payment integration is coming soon/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Back to registration/ }).getAttribute('href')).toBe('/signup');
  });

  it('shows the price that was agreed at registration, whatever is offered by now', async () => {
    const fee = { amountCents: 24_000, currency: 'EUR' };
    fakeApi({ [SIGNUP]: ok({ ...buildSignup(), fee }), ...STATE });
    await open(PAGE);
    const summary = screen.getByRole('region', { name: 'Order summary' }).textContent;
    expect(summary).toContain('Total240.00 EUR/year');
  });

  it.each([
    ['no market yet', [], /make sure that the Netherlands is one of your markets/],
    [
      'other markets alone',
      ['Germany', 'Malta'],
      /Your markets do not include the Netherlands.*please write to/,
    ],
  ] as const)('says before paying what Article 13 asks for, given %s', async (_, euMarketsServed, text) => {
    const information = ok(buildProviderInformation({ euMarketsServed: [...euMarketsServed] }));
    fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE, [INFORMATION]: information });
    await open(PAGE);
    expect(document.body.textContent).toMatch(text);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Payment' }).disabled).toBe(false);
  });

  it('says nothing of the markets where they include ours', async () => {
    const information = ok(buildProviderInformation({ euMarketsServed: ['Malta', 'Netherlands'] }));
    fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE, [INFORMATION]: information });
    await open(PAGE);
    expect(document.body.textContent).not.toContain('Netherlands');
  });

  it('processes for 2 seconds, confirms and goes on to the signature', async () => {
    const api = fakeApi({
      [SIGNUP]: ok(buildSignup()),
      ...STATE,
      'POST /api/payment': ok({ id: 1 }, 201),
      ...AGREEMENT,
    });
    await open(PAGE);
    await press('Complete Payment');
    expect(api.sent('POST', '/api/payment')[0]?.body).toEqual({ signupId: SIGNUP_ID });
    expect(shownToast()?.text).toContain('Processing payment');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    await later(1_900);
    expect(address()).toBe(PAGE);
    await later(50);
    expect(shownToast()?.text).toContain('Payment successful');
    expect(address()).toBe(`/signature/${SIGNUP_ID}`);
    await settle();
  });

  it('does not call back a visitor who has gone elsewhere', async () => {
    fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE, 'POST /api/payment': ok({ id: 1 }, 201) });
    await open(PAGE);
    await press('Complete Payment');
    await follow(/Back to registration/);
    await later(2_000);
    expect(address()).toBe('/signup');
  });

  it('says when the payment failed, beside the button until it is tried again', async () => {
    fakeApi({
      [SIGNUP]: ok(buildSignup()),
      ...STATE,
      'POST /api/payment': refused(503, 'Service unavailable'),
    });
    await open(PAGE);
    await press('Complete Payment');
    expect(shownToast()).toEqual({
      role: 'alert',
      text: `Payment failed${FAILED}`,
    });
    await later(5_100);
    expect(shownToast()).toBeNull();
    expect(screen.getByText(FAILED).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Payment' }).disabled).toBe(false);
    fakeApi({ 'POST /api/payment': () => new Promise<never>(() => undefined) });
    await press('Complete Payment');
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('asks for no second payment', async () => {
    fakeApi({ ...DRAFT, [SIGNUP]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })) });
    await open(PAGE);
    expect(screen.getByText(/was paid on 20 November 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Complete Payment' })).toBeNull();
    const next = screen.getByRole('link', { name: 'Go on to the agreement' });
    expect(next.getAttribute('href')).toBe(`/signature/${SIGNUP_ID}`);
  });

  it.each([
    '/payment',
    '/payment?signupId=',
    '/payment?signupId=abc',
    '/payment?signupId=1',
    '/payment?signupId=99999999999',
  ])('shows on %s what is bought and what it costs, and leads to the registration', async (page) => {
    const api = fakeApi({});
    await open(page);
    const summary = screen.getByRole('region', { name: 'Order summary' }).textContent;
    expect(summary).toContain('Setup feeFree');
    expect(summary).toContain('Total300.00 EUR/year');
    expect(summary).toContain('Billed annually with automatic renewal');
    expect(screen.getByRole('heading', { name: 'What is included' })).toBeTruthy();
    expect(screen.getByText(/You pay here once your company is registered/)).toBeTruthy();
    const register = screen.getByRole('link', { name: 'Register your company first' });
    expect(register.getAttribute('href')).toBe('/signup');
    expect(api.calls).toEqual([]);
  });

  it('knows the registration of this tab when the address names none', async () => {
    rememberSignup(SIGNUP_ID);
    fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE });
    await open('/payment');
    expect(screen.getByText('For Acme Widgets Inc.')).toBeTruthy();
  });

  it("explains how to come in when the registration is not this visitor's", async () => {
    fakeApi({ [SIGNUP]: refused(404, 'Not found') });
    await open(PAGE);
    expect(screen.getByText(/Open the link from your signup confirmation email/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('goes on by the code beside the link of our mail', async () => {
    let isOpen = false;
    const api = fakeApi({
      ...STATE,
      [SIGNUP]: () => (isOpen ? ok(buildSignup()) : refused(404, 'Not found')),
      'POST /api/mailed-codes': ok({ token: 'mailed.token' }),
      'POST /api/signup/resume': () => {
        isOpen = true;
        return ok(buildSignup());
      },
    });
    await open(PAGE);
    await press('Enter the code from the email');
    fill('Client ID in the email', 'DSA-K7M2QX');
    fill('Code in the email', 'K7M2Q-X4P9A');
    await press('Use the Code');
    await press('Continue here');
    expect(api.sent('POST', '/api/mailed-codes')[0]?.body).toMatchObject({ purpose: 'resume-signup' });
    expect(api.sent('POST', '/api/signup/resume')[0]?.body).toEqual({ token: 'mailed.token' });
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeTruthy();
  });

  it('says that the browser blocks cookies, without which nobody is recognised', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    fakeApi({ [SIGNUP]: refused(404, 'Not found') });
    await open(PAGE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your browser blocks cookies');
    expect(screen.getByText(/^Allow cookies for this site/)).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('can be loaded again after a failure', async () => {
    const answers = [refused(503, 'Service unavailable'), ok(buildSignup())];
    fakeApi({ [SIGNUP]: () => answers.shift() ?? 'no answer', ...STATE });
    await open(PAGE);
    await press('Try again');
    expect(screen.queryByRole('button', { name: 'Complete Payment' })).not.toBeNull();
  });
});

describe('a link out of our mail', () => {
  const LINK = `${PAGE}#resume=TOKEN`;
  const RESUME = 'POST /api/signup/resume';
  const NOT_YET = refused(404, 'Not found');

  it('changes nothing by being opened', async () => {
    const api = fakeApi({ [SIGNUP]: NOT_YET });
    await open(LINK);
    await later(60_000);
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([SIGNUP]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Continue your registration');
  });

  it('opens the registration at the press of a button, and its token leaves the address', async () => {
    const answers = [NOT_YET, ok(buildSignup())];
    const api = fakeApi({
      [SIGNUP]: () => answers.shift() ?? 'no answer',
      [RESUME]: ok(buildSignup()),
      ...STATE,
    });
    await open(LINK);
    await press('Continue here');
    expect(api.sent('POST', '/api/signup/resume').map(({ body }) => body)).toEqual([{ token: 'TOKEN' }]);
    expect(screen.queryByRole('button', { name: 'Complete Payment' })).not.toBeNull();
    expect(address()).toBe(PAGE);
  });

  it('asks nothing of a browser that may see the registration already', async () => {
    const api = fakeApi({ [SIGNUP]: ok(buildSignup()), ...STATE });
    await open(LINK);
    expect(screen.queryByRole('button', { name: 'Complete Payment' })).not.toBeNull();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
    expect(address()).toBe(PAGE);
  });

  it('that has expired is explained, and its token leaves the address', async () => {
    fakeApi({ [SIGNUP]: NOT_YET, [RESUME]: refusedAs(410, 'onboarding.link-expired') });
    await open(LINK);
    await press('Continue here');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired');
    expect(address()).toBe(PAGE);
  });

  it('leads to the sign-in, and from there back here, once the company has an account', async () => {
    fakeApi({ [SIGNUP]: NOT_YET, [RESUME]: refusedAs(410, 'onboarding.account-already-activated') });
    await open(LINK);
    await press('Continue here');
    await settle();
    expect(address()).toBe(`/client/login?back=${encodeURIComponent(PAGE)}`);
  });

  it('can be tried again when nobody answers', async () => {
    const signups = [NOT_YET, ok(buildSignup())];
    const answers = ['no answer' as const, ok(buildSignup())];
    fakeApi({
      [SIGNUP]: () => signups.shift() ?? 'no answer',
      [RESUME]: () => answers.shift() ?? 'no answer',
      ...STATE,
    });
    await open(LINK);
    await press('Continue here');
    await press('Try again');
    expect(screen.queryByRole('button', { name: 'Complete Payment' })).not.toBeNull();
  });
});
