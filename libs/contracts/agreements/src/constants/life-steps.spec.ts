import { lifeSteps } from './life-steps.ts';
import { REGISTER_TEXTS } from './register-entry.ts';

type Entry = Parameters<typeof lifeSteps>[0];

const AT = '2026-11-20T09:14:00.000Z';
const NOTHING = { signedAt: null, sentAt: null, acknowledgedAt: null };
const SENT = { signedAt: AT, sentAt: AT, acknowledgedAt: null };
const SEEN = { state: 'seen', lastSeenAt: AT } as const;
const IN_FORCE: Entry = {
  state: 'in_force',
  beganAt: AT,
  endsAt: null,
  runOffUntil: null,
  notification: null,
  publication: null,
};
const OVER = { state: 'run_off', endsAt: AT, runOffUntil: AT } as const;

const SIGNS = { done: '✓', open: '○', never: '–', notice: '!', ended: '■' };
const lineOf = (given: Partial<Entry>) => lifeSteps({ ...IN_FORCE, ...given }, () => 'a day', REGISTER_TEXTS);
const drawn = (given: Partial<Entry>) =>
  lineOf(given)
    .map(({ state }) => SIGNS[state])
    .join('');

describe('the line of ticks of an entry', () => {
  it.each<[string, Partial<Entry>, string]>([
    ['in force and nothing else known', {}, '✓○○○○'],
    ['a letter that nobody has signed', { notification: NOTHING }, '✓○○○○'],
    ['a signed letter that is still to be sent', { notification: { ...NOTHING, signedAt: AT } }, '✓✓○○○'],
    ['a letter that was sent', { notification: SENT }, '✓✓✓○○'],
    [
      'a sent letter of the version before, which does not say when it was signed',
      { notification: { sentAt: AT, acknowledgedAt: null } },
      '✓✓✓○○',
    ],
    ['one that was acknowledged', { notification: { ...SENT, acknowledgedAt: AT } }, '✓✓✓✓○'],
    ['details on the site, and no letter', { publication: SEEN }, '✓○○○✓'],
    [
      'details on the site that a person saw',
      { publication: { state: 'seen', lastSeenAt: null, confirmedAt: AT } },
      '✓○○○✓',
    ],
    ['details that were seen and are gone', { publication: { ...SEEN, state: 'missing' } }, '✓○○○○'],
    ['a site where nothing was seen', { publication: { state: 'missing', lastSeenAt: null } }, '✓○○○○'],
    ['notice given: that first', { state: 'ending', endsAt: AT, notification: SENT }, '!✓✓✓○○'],
    ['over: that first, and nothing is still to come', { ...OVER, notification: SENT }, '■✓✓✓––'],
    [
      'over, with what was seen until then',
      { ...OVER, state: 'ended', publication: { ...SEEN, state: 'stopped' } },
      '■✓–––✓',
    ],
  ])('%s', (_, given, line) => {
    expect(drawn(given)).toBe(line);
  });

  it('says when, and of what is not recorded only that', () => {
    const moment = '20 November 2026 at 09:14 UTC';
    const whens = (given: Partial<Entry>) => lineOf(given).map(({ when }) => when);
    expect(whens({ notification: SENT, publication: { ...SEEN, state: 'missing' } })).toEqual([
      'a day',
      moment,
      moment,
      'Not recorded yet',
      'Not found when we last looked',
    ]);
    expect(whens(OVER)).toEqual(['a day', 'a day', ...Array(4).fill('Not recorded')]);
    expect(lineOf(OVER)[0]).toMatchObject({ name: 'Ended', meaning: 'Run-off until a day' });
  });
});
