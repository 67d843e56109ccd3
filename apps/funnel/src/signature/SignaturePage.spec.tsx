import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import {
  buildAgreement,
  buildDetailsToPublish,
  errorAt,
  fakeApi,
  fill,
  later,
  listedErrors,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/signature/${SIGNUP_ID}`;
const DRAFT = `GET /api/legal-agreement/${SIGNUP_ID}/draft`;
const SIGN = 'POST /api/legal-agreement';
const PUBLISH = { [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: ok(buildDetailsToPublish()) };
const SIGNUP = {
  [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })),
  ...PUBLISH,
};
const UNSIGNED = {
  [DRAFT]: ok(buildDraft()),
  'GET /api/ip': ok({ ip: '203.0.113.7' }),
  [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()),
};
const SIGNED = buildAgreement({ pdfGenerated: true });

async function sign() {
  fill('Your full name', 'Ada Lovelace');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Sign Agreement');
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('SignaturePage', () => {
  it('shows the full text as a document, with what was filled in marked', async () => {
    fakeApi(UNSIGNED);
    await open(PAGE);
    const document = screen.getByRole('article', { name: 'Representation Agreement' });
    expect(document.textContent).toContain('between Acme Widgets Inc. and Rep13');
    expect(document.textContent).toContain(
      '1. Appointment1.1 The Provider appoints the Representative.1.2 It accepts.',
    );
    expect(document.querySelector('p:not([class]) mark')?.textContent).toBe('Acme Widgets Inc.');
  });

  it('sends the signature with what the specification names and shows the success view', async () => {
    jest.setSystemTime(new Date('2026-11-20T09:30:00.000Z'));
    const api = fakeApi({ ...UNSIGNED, ...SIGNUP, [SIGN]: ok(SIGNED, 201) });
    await open(PAGE);
    await sign();
    expect(api.sent('POST', '/api/legal-agreement')[0]?.body).toEqual({
      signupId: SIGNUP_ID,
      agreementNumber: expect.stringMatching(/^DSA-202611-\d{4}$/),
      clientSignature: 'Ada Lovelace',
      clientSignatureType: 'typed',
      textSha256: 'a'.repeat(64),
      clientIpAddress: '203.0.113.7',
      signedAt: expect.stringMatching(/^2026-11-20T09:30:00/),
      pdfGenerated: false,
    });
    expect(heading()).toBe('Agreement signed');
    expect(document.activeElement?.textContent).toBe('Agreement signed');
    expect(screen.getByText('DSA-202611-0001')).toBeTruthy();
  });

  it('signs without an address when none can be found out', async () => {
    const api = fakeApi({ ...UNSIGNED, ...SIGNUP, 'GET /api/ip': 'no answer', [SIGN]: ok(SIGNED, 201) });
    await open(PAGE);
    await sign();
    expect(api.sent('POST', '/api/legal-agreement')[0]?.body).toMatchObject({ clientIpAddress: 'unknown' });
  });

  it('asks for the name and the consent', async () => {
    const api = fakeApi(UNSIGNED);
    await open(PAGE);
    await press('Sign Agreement');
    expect(errorAt('Your full name')).toBe('Signature is required');
    expect(errorAt(/I have read the agreement/)).toBe('You must accept the terms and conditions');
    expect(listedErrors()).toEqual(['Signature is required', 'You must accept the terms and conditions']);
    expect(api.sent('POST', '/api/legal-agreement')).toEqual([]);
  });

  it('takes no electronic signature yet', async () => {
    fakeApi(UNSIGNED);
    await open(PAGE);
    fireEvent.click(screen.getByLabelText(/Electronic signature/));
    await later(50);
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Agreement' }).disabled).toBe(true);
    expect(screen.getByText(/Electronic signatures are coming soon/)).toBeTruthy();
  });

  it('says when signing failed and keeps what was typed', async () => {
    fakeApi({ ...UNSIGNED, [SIGN]: refused(503, 'Service unavailable') });
    await open(PAGE);
    await sign();
    expect(shownToast()).toEqual({ role: 'alert', text: 'ErrorFailed to sign agreement. Please try again.' });
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ada Lovelace');
  });

  it('says beside the button, when the toast is gone, that no answer came and that pressing again is safe', async () => {
    fakeApi({ ...UNSIGNED, [SIGN]: 'no answer' });
    await open(PAGE);
    await sign();
    await later(5_100);
    expect(shownToast()).toBeNull();
    const problem = /^No answer came\. .* counts only once\.$/;
    expect(screen.getByText(problem).closest('[role="alert"]')).not.toBeNull();
    fakeApi({ ...UNSIGNED, [SIGN]: refused(503, 'Service unavailable') });
    await press('Sign Agreement');
    expect(screen.queryByText(problem)).toBeNull();
    expect(screen.getByText('This was not taken. What you typed is kept.')).toBeTruthy();
  });

  it('keeps the typed name over a reload, asks for the consent again, and keeps nothing once signed', async () => {
    fakeApi({ ...UNSIGNED, ...SIGNUP, [SIGN]: ok(SIGNED, 201) });
    await open(PAGE);
    fill('Your full name', 'Ada Lovelace');
    fireEvent.click(screen.getByRole('checkbox'));
    cleanup();
    await open(PAGE);
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ada Lovelace');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await sign();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('signature'))).toEqual([]);
  });

  it('shows the text again when it has changed meanwhile', async () => {
    const api = fakeApi({ ...UNSIGNED, [SIGN]: refusedAs(409, 'agreements.text-changed') });
    await open(PAGE);
    const before = api.sent('GET', `/api/legal-agreement/${SIGNUP_ID}/draft`).length;
    await sign();
    expect(shownToast()?.text).toMatch(/^ErrorFailed to sign agreement\. Please try again\. The agreement/);
    expect(api.sent('GET', `/api/legal-agreement/${SIGNUP_ID}/draft`)).toHaveLength(before + 1);
    expect(heading()).toBe('Sign your agreement');
  });

  it('shows what the server refuses at its field', async () => {
    const errors = [{ path: 'clientSignature', message: 'Please use at most 200 characters' }];
    fakeApi({ ...UNSIGNED, [SIGN]: refused(400, 'Bad input', errors) });
    await open(PAGE);
    await sign();
    expect(errorAt('Your full name')).toBe('Please use at most 200 characters');
  });

  it.each(['/signature', '/signature/abc', '/signature/1'])('calls %s an invalid address', async (page) => {
    const api = fakeApi({});
    await open(page);
    expect(heading()).toBe('Invalid URL');
    expect(screen.getByText(/signature link is invalid or expired/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    expect(api.calls).toEqual([]);
  });

  it('can be kept as a draft, on disk and on paper', async () => {
    fakeApi(UNSIGNED);
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => (saved.push(blob as Blob), 'blob:draft');
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    window.print = jest.fn();
    await open(PAGE);
    await press('Download the draft');
    expect(names).toEqual([`agreement-draft-${SIGNUP_ID}.html`]);
    expect(saved[0]?.type).toBe('text/html;charset=utf-8');
    expect(saved[0]?.size).toBeGreaterThan(500);
    await press('Print the draft');
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it("explains how to come in when the agreement is not this visitor's", async () => {
    fakeApi({ [DRAFT]: refused(404, 'Not found') });
    await open(PAGE);
    expect(screen.getByText(/Open the link from your signup confirmation email/)).toBeTruthy();
  });
});
