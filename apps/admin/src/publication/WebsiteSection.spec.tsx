import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientPublicationView, PublicationCheckView } from '@rep13/contracts-onboarding';
import {
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { aboutClient, everyPageOf, NOT_WATCHED } from '../../test/admin.ts';
import { buildClient } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = '/admin/clients/734512901';
const CONFIRM = `/api${PAGE}/publication/confirm`;
const LAST: PublicationCheckView = {
  id: 1,
  at: '2026-11-22T10:00:00.000Z',
  verdict: 'absent',
  found: [],
  finalUrl: 'https://acme.example/',
  status: 200,
  pagesRead: 1,
  needsJavaScript: true,
  reason: null,
  obstacle: null,
};
const MISSING: ClientPublicationView = {
  ...NOT_WATCHED,
  state: 'missing',
  url: 'https://acme.example/',
  lastCheckedAt: LAST.at,
  checks: [LAST],
};

const page = (
  publication: ClientPublicationView,
  role: 'admin' | 'caseworker' | 'auditor' = 'caseworker',
) => ({
  ...everyPageOf({ role }),
  ...aboutClient(),
  [`GET /api${PAGE}`]: ok(buildClient()),
  [`GET /api${PAGE}/publication`]: ok(publication),
});
const section = () => within(screen.getByRole('region', { name: "On the client's website" }));

describe("what a client's website says of us", () => {
  it('names the article whose line is missing, where we are the point of contact too', async () => {
    const found = ['name', 'street', 'postcode', 'city', 'email', 'phone'] as const;
    const check: PublicationCheckView = {
      ...LAST,
      verdict: 'partial',
      contactPoint: true,
      found: [...found],
    };
    fakeApi(page({ ...MISSING, checks: [check] }));
    await open(PAGE);
    expect(section().getByText(/found: name, .*; the line on Article 11 is not complete$/)).toBeTruthy();
  });

  it('is not read before the mandate', async () => {
    fakeApi(page(NOT_WATCHED));
    await open(PAGE);
    expect(section().getByText('We read it once the mandate is in force.')).toBeTruthy();
    expect(section().queryByRole('button')).toBeNull();
  });

  it.each([
    [
      { ...LAST, verdict: 'unjudged', reason: 'browser', obstacle: 'needs-browser' },
      'Not judged; the page needs a browser',
    ],
    [
      { ...LAST, needsJavaScript: false, verdict: 'partial', found: ['name', 'city'] },
      'Some details seen; found: name, city',
    ],
    [
      {
        ...LAST,
        needsJavaScript: false,
        verdict: 'unreachable',
        reason: 'status',
        status: 503,
        obstacle: 'unreachable',
      },
      'Not reached; it does not answer; status 503',
    ],
    [
      { ...LAST, needsJavaScript: false, verdict: 'refused', reason: 'robots', obstacle: 'robots' },
      'Not read; its robots.txt keeps us out',
    ],
  ] as [PublicationCheckView, string][])(
    'is shown with what the last reading came to: %#',
    async (last, text) => {
      fakeApi(page({ ...MISSING, checks: [last] }));
      await open(PAGE);
      expect(section().getByText('Missing')).toBeTruthy();
      expect(section().getByText(text)).toBeTruthy();
    },
  );

  it('says who saw it and when, and that staff has to look', async () => {
    const seen = '2026-11-22T10:00:00.000Z';
    const unjudged = { since: '2026-11-25T10:00:00.000Z', obstacle: 'denied' } as const;
    fakeApi(
      page({
        ...MISSING,
        state: 'seen',
        lastSeenAt: seen,
        confirmedByHand: true,
        confirmedAt: seen,
        unjudged,
      }),
    );
    await open(PAGE);
    expect(section().getByText(/confirmed by a person on 22 November 2026/)).toBeTruthy();
    expect(
      section().getByText('Not judged since 25 November 2026: it seems to say the opposite'),
    ).toBeTruthy();
  });

  it('is confirmed by who looked, with a note', async () => {
    const api = fakeApi({ ...page(MISSING), [`POST ${CONFIRM}`]: ok({ ...MISSING, state: 'seen' }) });
    await open(PAGE);
    await press('Confirm by hand');
    const confirm = async () => {
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
      await later(300);
    };
    await confirm();
    expect(errorAt('What you saw, and where')).toBe('Please say what you saw, and where');
    fill('What you saw, and where', 'In the footer.');
    await confirm();
    expect(api.sent('POST', CONFIRM)[0]?.body).toEqual({ note: 'In the footer.' });
    expect(shownToast()?.text).toContain('counts as seen');
  });

  it('is confirmed by no auditor', async () => {
    fakeApi(page(MISSING, 'auditor'));
    await open(PAGE);
    expect(section().queryByRole('button')).toBeNull();
  });

  it('is confirmed no more after the mandate', async () => {
    fakeApi(page({ ...MISSING, state: 'stopped' }));
    await open(PAGE);
    expect(section().queryByRole('button')).toBeNull();
  });
});
