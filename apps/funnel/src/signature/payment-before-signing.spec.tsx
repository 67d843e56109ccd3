import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { fakeApi, ok, SIGNUP_ID, withFakeBrowser } from '@rep13/testing-browser';
import { buildDraft, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('an agreement that is opened for signing', () => {
  it.each([
    ['done', '2026-11-20T09:20:00.000Z', 'Payment, done'],
    ['still to do', null, '2Payment, still to do'],
  ])('shows the payment before it as %s', async (_, paidAt, step) => {
    fakeApi({
      [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(buildDraft()),
      'GET /api/ip': ok({ ip: '203.0.113.7' }),
      [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt })),
    });
    await open(`/signature/${SIGNUP_ID}`);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(step);
  });
});
