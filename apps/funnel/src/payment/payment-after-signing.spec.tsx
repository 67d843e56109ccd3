import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import {
  buildAgreement,
  fakeApi,
  later,
  ok,
  press,
  refused,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildPaymentState, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SIGNUP = `GET /api/signup/${SIGNUP_ID}`;
const STATE = `GET /api/payment/${SIGNUP_ID}`;
const SIGNED = {
  [SIGNUP]: ok(buildSignup()),
  [STATE]: ok(buildPaymentState()),
  [`GET /api/provider-information/${SIGNUP_ID}`]: refused(404, 'Not found'),
  [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(buildDraft({ agreement: buildAgreement() })),
};
const SIGNATURE_PAGE = {
  [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: refused(404, 'Not found'),
};
const AT_PROVIDER = ok(buildPaymentState({ provider: 'stripe', needsBilling: true }));

const openPayment = () => open(`/payment?signupId=${SIGNUP_ID}`);
const steps = () =>
  screen.getByRole('list', { name: 'Steps to your mandate' }).textContent.replace('Registration, done', '');

describe('the payment for an agreement that is signed', () => {
  it.each([
    ['the demo', {}],
    ['a provider', { [STATE]: AT_PROVIDER }],
  ])('by %s is the last step', async (_, state) => {
    fakeApi({ ...SIGNED, ...state });
    await openPayment();
    expect(steps()).toBe('2PaymentSignature, done');
    expect(
      screen.getByText('The agreement is signed: your mandate is in force once the fee is paid.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Next you read/)).toBeNull();
  });

  it('is ticked once it is made', async () => {
    fakeApi({ ...SIGNED, [SIGNUP]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })) });
    await openPayment();
    expect(steps()).toBe('Payment, doneSignature, done');
  });

  it('is followed by no further signature', async () => {
    fakeApi({ ...SIGNED, ...SIGNATURE_PAGE, 'POST /api/payment': ok({ id: 1 }, 201) });
    await openPayment();
    await press('Complete Payment');
    await later(1_950);
    expect(shownToast()?.text).toBe('Payment successfulNothing more is missing for your mandate.');
  });
});
