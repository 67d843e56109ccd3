import { screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import {
  buildAgreement,
  buildDetailsToPublish,
  fakeApi,
  later,
  ok,
  press,
  refused,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/signature/${SIGNUP_ID}`;
const DRAFT = `GET /api/legal-agreement/${SIGNUP_ID}/draft`;
const PUBLISH = { [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: ok(buildDetailsToPublish()) };
const SIGNUP = {
  [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })),
  ...PUBLISH,
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a signed agreement', () => {
  const signed = (overrides = {}) =>
    ok(buildDraft({ agreement: buildAgreement({ pdfGenerated: false, ...overrides }) }));
  const download = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' });

  it('is shown at once to a client who comes back', async () => {
    fakeApi({ [DRAFT]: signed({ pdfGenerated: true }), ...SIGNUP });
    await open(PAGE);
    expect(heading()).toBe('Agreement signed');
    expect(screen.getByText('Representation Agreement')).toBeTruthy();
  });

  it('asks for a new sign-in instead of opening the PDF when the session has ended', async () => {
    let isOver = false;
    fakeApi({
      [DRAFT]: signed({ pdfGenerated: true }),
      ...PUBLISH,
      [`GET /api/signup/${SIGNUP_ID}`]: () => (isOver ? refused(404, 'Not found') : ok(buildSignup())),
    });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    opened.mockClear();
    await open(PAGE);
    isOver = true;
    await press('Download PDF');
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByText('Your session has ended.').closest('[role="alert"]')).not.toBeNull();
    const signIn = screen.getByRole('link', { name: 'Sign in and come back' });
    expect(signIn.getAttribute('href')).toBe(`/client/login?back=%2Fsignature%2F${SIGNUP_ID}`);
    isOver = false;
    await press('Download PDF');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('says when nobody answers for its PDF', async () => {
    let isDown = false;
    fakeApi({
      [DRAFT]: signed({ pdfGenerated: true }),
      ...PUBLISH,
      [`GET /api/signup/${SIGNUP_ID}`]: () => (isDown ? 'no answer' : ok(buildSignup())),
    });
    await open(PAGE);
    isDown = true;
    await press('Download PDF');
    expect(shownToast()?.text).toMatch(/^The document could not be opened/);
  });

  it('opens its PDF in a new window', async () => {
    fakeApi({ [DRAFT]: signed({ pdfGenerated: true }), ...SIGNUP });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open(PAGE);
    await press('Download PDF');
    expect(opened).toHaveBeenCalledWith(`/api/legal-agreement/${SIGNUP_ID}/pdf`, '_blank', 'noopener');
  });

  it('shows that its PDF is being made until it is', async () => {
    const answers = [signed(), signed()];
    fakeApi({ [DRAFT]: () => answers.shift() ?? signed({ pdfGenerated: true }), ...SIGNUP });
    await open(PAGE);
    expect(download().disabled).toBe(true);
    expect(screen.getByText(/is being made/)).toBeTruthy();
    await later(1_100);
    expect(download().disabled).toBe(true);
    await later(1_100);
    expect(download().disabled).toBe(false);
    expect(screen.getByText('Your PDF is ready.')).toBeTruthy();
  });

  it('can be downloaded in any case after a while: the server then makes the PDF', async () => {
    fakeApi({ [DRAFT]: () => signed(), ...SIGNUP });
    await open(PAGE);
    for (let second = 0; second < 16; second += 1) await later(1_000);
    expect(download().disabled).toBe(false);
  });

  it('comes with what is to be published', async () => {
    fakeApi({ [DRAFT]: signed({ pdfGenerated: true }), ...SIGNUP });
    await open(PAGE);
    const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Website lines as text' });
    expect(lines.value).toBe(buildDetailsToPublish().websiteText);
  });

  it('leads on to the client account', async () => {
    fakeApi({ [DRAFT]: signed({ pdfGenerated: true }), ...SIGNUP });
    await open(PAGE);
    const setup = screen.getByRole('link', { name: 'Set up your client account' });
    expect(setup.getAttribute('href')).toBe('/client/setup?clientId=DSA-K7M2QX');
    const next = setup.closest('section')?.textContent;
    expect(next).toContain('Next stepSee your documents and every order of an authority.');
    const annex = screen.getByRole('link', { name: 'Tell us about your service' });
    expect(annex.getAttribute('href')).toBe(`/provider-information?signupId=${SIGNUP_ID}`);
    expect(screen.queryByRole('link', { name: 'Pay the yearly fee' })).toBeNull();
  });

  it('says what the mail brings, and that the PDF waits for the account', async () => {
    fakeApi({ [DRAFT]: signed({ pdfGenerated: true }), ...SIGNUP });
    await open(PAGE);
    const mail = screen.getByRole('heading', { name: 'In your mail' }).parentElement?.textContent;
    expect(mail).toContain('ada@acme.example');
    expect(mail).toContain('as a PDF, once your client account is set up');
    expect(screen.getByText(/^Your mandate is in force/)).toBeTruthy();
  });

  it('leads a client who has an account back to the dashboard', async () => {
    const active = buildSignup({ accountStatus: 'active', paidAt: '2026-11-20T09:20:00.000Z' });
    fakeApi({
      [DRAFT]: signed({ pdfGenerated: true }),
      ...PUBLISH,
      [`GET /api/signup/${SIGNUP_ID}`]: ok(active),
    });
    await open(PAGE);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Set up your client account' })).toBeNull();
  });

  it('reminds of a payment that is missing', async () => {
    fakeApi({
      [DRAFT]: signed({ pdfGenerated: true }),
      ...PUBLISH,
      [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt: null })),
    });
    await open(PAGE);
    const pay = screen.getByRole('link', { name: 'Pay the yearly fee' });
    expect(pay.getAttribute('href')).toBe(`/payment?signupId=${SIGNUP_ID}`);
    expect(screen.getByText(/comes into force once the yearly fee is paid/)).toBeTruthy();
  });
});
