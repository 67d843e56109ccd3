import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import {
  buildAgreement,
  buildDetailsToPublish,
  fakeApi,
  fill,
  ok,
  press,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildDraft, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

it('the title of the signer is sent and shown where one was given', async () => {
  const signed = buildAgreement({ pdfGenerated: true, signerTitle: 'Director' });
  const api = fakeApi({
    [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(buildDraft()),
    [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: ok(buildDetailsToPublish()),
    [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })),
    'GET /api/ip': ok({ ip: '203.0.113.7' }),
    'POST /api/legal-agreement': ok(signed, 201),
  });
  await open(`/signature/${SIGNUP_ID}`);
  fill('Your full name', 'Ada Lovelace');
  fill('Your title or position (optional)', ' Director ');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Sign Agreement');
  expect(api.sent('POST', '/api/legal-agreement')[0]?.body).toMatchObject({ signerTitle: 'Director' });
  expect(screen.getByText('Signed by').nextElementSibling?.textContent).toBe('Ada Lovelace, Director');
});
