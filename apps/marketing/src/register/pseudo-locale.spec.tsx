import { describe, expect, it } from '@jest/globals';
import type { RegisterView } from '@rep13/contracts-agreements';
import { fakeApi, ok, refused, withFakeBrowser } from '@rep13/testing-browser';
import { openInPseudo, TYPED, untranslated } from '../../test/pseudo-language.ts';
import { RegisterEntryPage } from './RegisterEntryPage.tsx';

withFakeBrowser();

const AT = '2026-11-20T09:14:00.000Z';
const NOTIFICATION = {
  state: 'acknowledged',
  coordinator: TYPED,
  about: { companyName: TYPED, website: TYPED },
  sentAt: AT,
  acknowledgedAt: AT,
  withdrawnAt: AT,
};
const ENTRY = {
  registerNumber: 'R13-ABCDEFGH',
  companyName: TYPED,
  website: TYPED,
  state: 'in_force',
  beganAt: AT,
  endsAt: null,
  runOffUntil: null,
  representative: {
    name: TYPED,
    address: TYPED,
    email: 'ω@example.org',
    phone: '+31 20 555 0113',
    memberState: 'Netherlands',
    coordinator: TYPED,
    languages: ['nl', 'en'],
  },
  pointOfContact: { designated: true, since: AT },
  notification: NOTIFICATION,
  publication: { website: TYPED, lastSeenAt: AT, confirmedAt: null },
} as unknown as RegisterView;
const NUMBERED = 'GET /api/register/R13-ABCDEFGH';

describe('an entry of the register', () => {
  it.each<[string, unknown]>([
    ['is in force', ok(ENTRY)],
    ['ends', ok({ ...ENTRY, state: 'ending', endsAt: AT, runOffUntil: AT, notification: null })],
    ['is in run-off', ok({ ...ENTRY, state: 'run_off', endsAt: AT, publication: null })],
    [
      'has ended',
      ok({
        ...ENTRY,
        state: 'ended',
        notification: { ...NOTIFICATION, sentAt: null },
        pointOfContact: { designated: false, since: null },
        publication: { website: TYPED, lastSeenAt: AT, confirmedAt: AT },
      }),
    ],
    ['is unknown', refused(404, TYPED)],
    ['cannot be read', refused(403, TYPED)],
  ])('says no word by itself while it %s', async (_, answer) => {
    fakeApi({ [NUMBERED]: answer as 'no answer' });
    await openInPseudo('/register/R13-ABCDEFGH', { '/register/:number': RegisterEntryPage });
    expect(document.body.textContent).toContain('⟦');
    expect(untranslated()).toEqual([]);
  });
});
