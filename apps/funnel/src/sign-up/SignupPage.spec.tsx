import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import { PARTICULARS } from '@rep13/contracts-onboarding/constants';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  follow,
  later,
  listedErrors,
  ok,
  press,
  refused,
  settle,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildSignup } from '../../test/builders.ts';
import { CONSENTS, fillRegistration } from '../../test/fill-registration.ts';
import { open } from '../../test/open.ts';
import { prefill } from '../visitor/prefilled.ts';
import { rememberSignup } from '../visitor/remembered-signup.ts';
import { SIGNUP_DRAFT } from './signup-draft.ts';

withFakeBrowser();

const SUBMIT = 'Continue to Payment - €300/year';
const BANNER = 'Please fill in all required fields and fix any validation errors before continuing.';
async function submit() {
  fillRegistration();
  await press(SUBMIT);
}

describe('SignupPage', () => {
  it('says before anything is typed that the browser blocks cookies', async () => {
    const cookieEnabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    fakeApi({});
    await open('/signup');
    expect(screen.getByText('Your browser blocks cookies.').closest('[role="alert"]')).not.toBeNull();
    cookieEnabled.mockRestore();
  });

  it('has a field for every particular', async () => {
    fakeApi({});
    await open('/signup');
    expect(PARTICULARS.filter((field) => !document.querySelector(`[name="${field}"]`))).toEqual([]);
  });

  it('says at each field what is missing, in a banner and in a toast, and sends nothing', async () => {
    const api = fakeApi({});
    await open('/signup');
    await press(SUBMIT);

    expect(errorAt('Company name')).toBe('Company name is required');
    expect(errorAt('Website URL')).toBe('Website URL is required');
    expect(errorAt('Country of incorporation')).toBe('Country of incorporation is required');
    expect(errorAt('Registered address')).toBe('Please provide a complete registered address');
    expect(errorAt('Legal contact name')).toBe('Legal contact name is required');
    expect(errorAt('Legal contact email')).toBe('Please enter a valid email address');
    expect(CONSENTS.map((name) => errorAt(name))).toEqual([
      'You must accept the Terms of Service',
      'You must accept the Privacy Policy',
      'You must acknowledge responsibility for keeping contact information updated',
      'You must confirm the information is correct and agree to the Terms',
    ]);
    expect(screen.getByText(BANNER).closest('[role="alert"]')).not.toBeNull();
    expect(shownToast()).toEqual({ role: 'alert', text: 'Please check your formCompany name is required' });
    expect(listedErrors()).toHaveLength(10);
    expect(listedErrors().slice(0, 2)).toEqual(['Company name is required', 'Website URL is required']);
    expect(api.calls).toEqual([]);
  });

  it('takes back what it said once it is no longer true', async () => {
    fakeApi({});
    await open('/signup');
    fillRegistration();
    fill('Company name', '');
    await press(SUBMIT);
    expect(listedErrors()).toEqual(['Company name is required']);
    fill('Company name', 'Acme');
    await settle();
    expect(errorAt('Company name')).toBe('');
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
    expect(shownToast()).toBeNull();
  });

  it.each([
    ['Website URL', 'acme', /^Please enter a valid website URL/],
    ['Registered address', '   Street 1  ', 'Please provide a complete registered address'],
    ['Company name', '   ', 'Company name is required'],
    ['Legal contact email', 'ada@', 'Please enter a valid email address'],
    [/Escalation contact email/, 'ada@', 'Please enter a valid email address'],
  ])('refuses %s "%s"', async (label, value, message) => {
    fakeApi({});
    await open('/signup');
    fill(label, value);
    await press(SUBMIT);
    expect(errorAt(label)).toMatch(message);
  });

  it.each([
    ['Website URL', 'acme.example'],
    ['Website URL', 'www.acme.example'],
    ['Website URL', ' http://acme.example/shop?x=1 '],
    ['Legal contact email', 'ada@acme.example'],
    [/Escalation contact email/, ''],
  ])('takes %s "%s"', async (label, value) => {
    fakeApi({});
    await open('/signup');
    fill(label, value);
    await press(SUBMIT);
    expect(errorAt(label)).toBe('');
  });

  it('sends everything with the attribution that consent allows', async () => {
    const api = fakeApi({ 'POST /api/signup': ok(buildSignup(), 201) });
    await open('/signup');
    await submit();
    expect(api.sent('POST', '/api/signup')[0]?.body).toEqual({
      companyName: 'Acme Widgets Inc.',
      websiteUrl: 'https://acme.example',
      registrationNumber: '',
      countryOfIncorporation: 'United States',
      registeredAddress: '1 Long Street, Springfield',
      legalContactName: 'Ada Lovelace',
      legalContactEmail: 'ada@acme.example',
      escalationContactName: '',
      escalationContactEmail: '',
      consentConfirmed: true,
      termsAccepted: true,
      privacyAccepted: true,
      contactUpdateAcknowledged: true,
      utm_source: 'direct',
      utm_medium: 'none',
      utm_campaign: 'none',
      utm_term: null,
      utm_content: null,
      gclid: null,
      fbclid: null,
      landing_page: '/',
      referrer: 'direct',
      contractVersion: '1.1',
    });
  });

  it('confirms, tracks the conversion and goes on after 1.5 seconds', async () => {
    fakeApi({ 'POST /api/signup': ok(buildSignup(), 201), 'GET /api/signup/734512901': ok(buildSignup()) });
    await open('/signup');
    await submit();
    expect(shownToast()?.text).toContain('Information submitted successfully');
    expect(window.dataLayer).toContainEqual({
      event: 'conversion',
      value: 300,
      currency: 'EUR',
      transaction_id: String(SIGNUP_ID),
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    await later(1_440);
    expect(address()).toBe('/signup');
    await later(60);
    expect(address()).toBe(
      `/ads/success?transaction_id=${SIGNUP_ID}&utm_source=direct&utm_campaign=none&signupId=${SIGNUP_ID}`,
    );
  });

  it('shows what the server refuses at its field and as a list for 8 seconds', async () => {
    const errors = [
      { path: 'registeredAddress', message: 'Please provide a complete registered address' },
      { path: 'websiteUrl', message: 'Please enter a valid website URL' },
    ];
    fakeApi({ 'POST /api/signup': refused(400, 'Bad input', errors) });
    await open('/signup');
    await submit();
    expect(shownToast()?.text).toBe(
      'Please fix the following issues:' +
        'Registered address: Please provide a complete registered address' +
        'Website URL: Please enter a valid website URL',
    );
    expect(errorAt('Registered address')).toBe('Please provide a complete registered address');
    expect(listedErrors()).toEqual([
      'Please enter a valid website URL',
      'Please provide a complete registered address',
    ]);
    await later(7_800);
    expect(shownToast()).not.toBeNull();
    await later(200);
    expect(shownToast()).toBeNull();
  });

  it("shows the server's own words when it names no field", async () => {
    fakeApi({ 'POST /api/signup': refused(429, 'Too many attempts') });
    await open('/signup');
    await submit();
    expect(shownToast()).toEqual({ role: 'alert', text: 'Submission ErrorToo many attempts' });
  });

  it.each([['no answer' as const], [ok('<html>Bad gateway</html>', 502)]])(
    'speaks of the connection when our server did not answer: %j',
    async (answer) => {
      fakeApi({ 'POST /api/signup': answer });
      await open('/signup');
      await submit();
      expect(shownToast()?.text).toBe(
        'Connection ErrorUnable to submit information. Please check your internet connection and try again.',
      );
    },
  );

  it('fills in an address that was given before', async () => {
    prefill('email', 'grace@acme.example');
    await open('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Legal contact email').value).toBe('grace@acme.example');
  });

  it('keeps what is typed over a reload and a failure, until the registration is taken', async () => {
    const answers = ['no answer' as const, ok(buildSignup(), 201)];
    fakeApi({ 'POST /api/signup': () => answers.shift() ?? 'no answer' });
    await open('/signup');
    await submit();
    cleanup();
    await open('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Acme Widgets Inc.');
    expect(screen.getByLabelText<HTMLSelectElement>('Country of incorporation').value).toBe('United States');
    expect(screen.getByLabelText<HTMLInputElement>(/Privacy Policy/).checked).toBe(true);
    await press(SUBMIT);
    expect(SIGNUP_DRAFT.read()).toBeNull();
  });

  it('asks before a link leads away from what is typed, and no longer once it is taken', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    fakeApi({ 'POST /api/signup': ok(buildSignup(), 201) });
    await open('/signup');
    await follow(/Back to the compliance check/);
    expect(address()).toBe('/check');
    cleanup();
    await open('/signup');
    fill('Company name', 'Acme');
    await follow(/Back to the compliance check/);
    expect(address()).toBe('/signup');
    await submit();
    await follow(/Back to the compliance check/);
    expect(address()).toBe('/check');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, 'Continue to Payment', `/payment?signupId=${SIGNUP_ID}`],
    ['2026-11-20T09:20:00.000Z', 'Continue to the agreement', `/signature/${SIGNUP_ID}`],
  ])('leads on who has registered in this tab already (paid at %s)', async (paidAt, text, next) => {
    rememberSignup(SIGNUP_ID);
    fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt })) });
    await open('/signup');
    expect(screen.getByText(/is registered\./).textContent).toContain('Acme Widgets Inc.');
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(next);
  });

  it('lets the next person at this browser end the session, and keeps nothing of the one before', async () => {
    rememberSignup(SIGNUP_ID);
    prefill('email', 'ada@acme.example');
    const api = fakeApi({
      [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()),
      'POST /api/client/logout': ok({}),
    });
    await open('/signup');
    fill('Company name', 'Acme');

    await press('Not you? End this session');

    expect(api.sent('POST', '/api/client/logout')).toHaveLength(1);
    expect(screen.queryByText(/is registered\./)).toBeNull();
    expect(shownToast()?.text).toContain('This session has ended');
    expect(Object.keys(sessionStorage).filter((key) => /signup|email/.test(key))).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('acme.example');
  });

  it('says so when the session could not be ended', async () => {
    rememberSignup(SIGNUP_ID);
    fakeApi({
      [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()),
      'POST /api/client/logout': refused(503, 'Service unavailable'),
    });
    await open('/signup');
    await press('Not you? End this session');
    expect(shownToast()?.text).toContain('You are still signed in');
    expect(screen.getByText(/is registered\./)).toBeTruthy();
  });
});
