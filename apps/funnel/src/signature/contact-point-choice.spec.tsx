import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import type { AgreementDraftView } from '@rep13/contracts-agreements';
import {
  axeFaults,
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

const clause = (text: string): AgreementDraftView['clauses'][number] => ({
  number: 2,
  heading: 'Electronic point of contact',
  paragraphs: [[{ text }]],
});
const DRAFT = buildDraft({
  clauses: [...buildDraft().clauses, clause('It is designated.')],
  withoutContactPoint: { clause: clause('It is not designated.'), sha256: 'b'.repeat(64) },
});
const PAGE = {
  [`GET /api/legal-agreement/${SIGNUP_ID}/draft`]: ok(DRAFT),
  [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: ok(buildDetailsToPublish()),
  [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ paidAt: '2026-11-20T09:20:00.000Z' })),
  'GET /api/ip': ok({ ip: '203.0.113.7' }),
  'POST /api/legal-agreement': ok(buildAgreement({ pdfGenerated: true }), 201),
};

const choice = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /our electronic point of contact/ });
const shown = () => screen.getByRole('article').textContent;

async function sign() {
  fill('Your full name', 'Ada Lovelace');
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read the agreement/ }));
  await press('Sign Agreement');
}

describe('the point of contact at signing', () => {
  it('is designated unless it is left out, which is said plainly', async () => {
    const api = fakeApi(PAGE);
    await open(`/signature/${SIGNUP_ID}`);
    expect(choice().checked).toBe(true);
    const labels = choice().closest('fieldset')?.textContent;
    expect(labels).toMatch(/\(clause 2\)/);
    expect(labels).toMatch(/orders under Articles 9 and 10 DSA are sent to this point of contact/);
    expect(labels).toMatch(/Article 12\) stays yours either way/);
    expect(shown()).toContain('It is designated.');
    expect(await axeFaults()).toEqual([]);
    await sign();
    expect(api.sent('POST', '/api/legal-agreement')[0]?.body).toMatchObject({
      contactPoint: true,
      textSha256: 'a'.repeat(64),
    });
  });

  it('changes the text that is read and signed when it is left out, also over a reload', async () => {
    const api = fakeApi(PAGE);
    await open(`/signature/${SIGNUP_ID}`);
    fireEvent.click(choice());
    expect(shown()).toContain('It is not designated.');
    cleanup();
    await open(`/signature/${SIGNUP_ID}`);
    expect(choice().checked).toBe(false);
    expect(shown()).toContain('It is not designated.');
    await sign();
    expect(api.sent('POST', '/api/legal-agreement')[0]?.body).toMatchObject({
      contactPoint: false,
      textSha256: 'b'.repeat(64),
    });
  });
});
