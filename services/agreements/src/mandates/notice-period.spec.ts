import { Mandate } from './mandate.entity.ts';
import { MandateEndsInThePast, MandateNotInForce } from './mandates.errors.ts';
import { noticePeriod } from './notice-period.ts';

const ZONE = 'Europe/Amsterdam';
const NOW = new Date('2026-11-25T10:00:00.000Z');
const period = (endsAt: string) => noticePeriod(endsAt, ZONE, NOW);

describe('the day or moment that a mandate ends', () => {
  it.each([
    ['2026-11-24'],
    ['2026-11-25T09:00:00.000Z'],
    ['2026-11-25T00:30:00+01:00'],
    ['2026-11-25T10:30:00+01:00'],
    ['1999-01-01'],
  ])('is not %s, which is past', (endsAt) => {
    expect(() => period(endsAt)).toThrow(MandateEndsInThePast);
  });

  it('may be today, to its end where the representative is, and now by a clock that is a little behind', () => {
    expect(period('2026-11-25').endsAt.toISOString()).toBe('2026-11-25T22:59:59.999Z');
    expect(period('2026-11-25T09:59:30.000Z').endsAt).toEqual(NOW);
    expect(period('2026-11-25T11:00:00.000+01:00').endsAt).toEqual(NOW);
  });
});

describe('a mandate', () => {
  const inForceSince = (beganAt: string) =>
    Object.assign(new Mandate(), {
      ...{ state: 'in_force' as const, beganAt: new Date(beganAt), noticeAt: null, endsAt: null },
      runOffUntil: null,
    });
  const notice = (endsAt: string, noticeAt = NOW) => ({
    ...{ noticeAt, endsAt: new Date(endsAt), runOffUntil: new Date('2027-06-01'), endReason: 'asked' },
    cancelledBy: null,
  });

  it('ends neither before the notice nor before it began, and stays as it was when it is asked to', () => {
    const mandate = inForceSince('2026-11-25T09:30:00.000Z');
    for (const endsAt of ['2026-11-25T09:00:00.000Z', '2026-11-25T09:59:59.000Z'])
      expect(() => mandate.giveNotice(notice(endsAt))).toThrow(MandateEndsInThePast);
    expect(mandate).toMatchObject({ state: 'in_force', endsAt: null });
    const early = new Date('2026-11-25T09:00:00.000Z');
    expect(() => mandate.giveNotice(notice('2026-11-25T09:20:00.000Z', early))).toThrow(MandateEndsInThePast);
    mandate.giveNotice(notice('2026-11-25T10:00:00.000Z'));
    expect(mandate.stateAt(NOW)).toBe('run_off');
    expect(() => mandate.giveNotice(notice('2026-12-25T10:00:00.000Z'))).toThrow(MandateNotInForce);
  });

  it('ends as it began where the fee was asked back before that', () => {
    const mandate = inForceSince('2026-11-25T09:30:00.000Z');
    expect(mandate.followCancellation(notice('2026-11-25T09:00:00.000Z'), NOW)).toBe(true);
    expect(mandate.endsAt).toEqual(mandate.beganAt);
  });
});
