import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, ok, refused, SIGNUP_ID, withFakeBrowser } from '@rep13/testing-browser';
import { buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const next = () => screen.getByRole('link', { name: 'Continue to Payment' }).getAttribute('href');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const purchases = () =>
  (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'purchase');

// The page marks its place in the browser's history, which all tests share.
beforeEach(() => {
  window.history.replaceState(null, '');
  fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()) });
});

describe('AdsSuccessPage', () => {
  it('leads on to the payment of the registration', async () => {
    await open(`/ads/success?transaction_id=${SIGNUP_ID}&signupId=${SIGNUP_ID}`);
    expect(next()).toBe(`/payment?signupId=${SIGNUP_ID}`);
  });

  it('confirms the activation, and says nothing of one that has come already', async () => {
    await open(`/ads/success?signupId=${SIGNUP_ID}`);
    expect(heading()).toBe('Registration received: 2 steps to activation');
    expect(document.title).toBe('Registration received | Rep13');
    expect(document.body.textContent).toContain(
      'Confirmed: we activate your representative within 24 hours of payment and signature.',
    );
    expect(document.body.textContent).not.toMatch(/is activated|is active/i);
  });

  it('knows the registration by the transaction id alone, as the specification has the address', async () => {
    await open(`/ads/success?transaction_id=${SIGNUP_ID}&utm_source=search&utm_campaign=reps`);
    expect(next()).toBe(`/payment?signupId=${SIGNUP_ID}`);
  });

  it.each(['/ads/success', '/ads/success?transaction_id=T-9', '/ads/success?signupId=734512902'])(
    'says on %s that nobody has registered here, and confirms nothing',
    async (path) => {
      fakeApi({ 'GET /api/signup/734512902': refused(404, 'Not found') });
      await open(path);
      expect(heading()).toBe('Nobody has registered here yet');
      expect(document.body.textContent).not.toMatch(/Confirmed|received/);
      expect(screen.getByRole('link', { name: 'Register your company' }).getAttribute('href')).toBe(
        '/signup',
      );
    },
  );

  it('does not say so to who has just registered in a browser that blocks cookies', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    fakeApi({ 'GET /api/signup/734512902': refused(404, 'Not found') });
    await open('/ads/success?signupId=734512902');
    expect(heading()).toBe('Your browser blocks cookies');
    jest.restoreAllMocks();
  });

  it('leads on to the agreement once the fee is paid', async () => {
    const signup = buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' });
    fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: ok(signup) });
    await open(`/ads/success?signupId=${SIGNUP_ID}`);
    expect(heading()).toBe('Registration and payment received');
    const agreement = screen.getByRole('link', { name: 'Continue to the agreement' });
    expect(agreement.getAttribute('href')).toBe(`/signature/${SIGNUP_ID}`);
  });

  it('says what comes when', async () => {
    await open(`/ads/success?signupId=${SIGNUP_ID}`);
    expect(screen.getByText(/Within 5 minutes/)).toBeTruthy();
    expect(screen.getByText(/Within 24 hours/)).toBeTruthy();
    expect(screen.getByText(/Live immediately/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Representative information' }).getAttribute('href')).toBe(
      '/legal',
    );
  });

  it('tracks the purchase once', async () => {
    await open('/ads/success?transaction_id=T-1');
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        transaction_id: 'T-1',
        value: 300,
        currency: 'EUR',
        items: [
          {
            item_id: 'dsa-legal-rep',
            item_name: 'DSA Legal Representative Service',
            category: 'Compliance Services',
            quantity: 1,
            price: 300,
          },
        ],
      },
    ]);
  });

  it('does not track it again when the page is reloaded', async () => {
    await open('/ads/success?transaction_id=T-2');
    await open('/ads/success?transaction_id=T-2');
    expect(purchases()).toHaveLength(1);
  });

  it('takes the time for a transaction that has no id', async () => {
    // The page remembers those of the tests above.
    jest.setSystemTime(new Date('2026-11-25T12:00:00.000Z'));
    await open('/ads/success');
    expect(purchases()).toEqual([
      expect.objectContaining({ transaction_id: expect.stringMatching(/^\d{13}$/) }),
    ]);
  });
});
