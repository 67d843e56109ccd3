import {
  breachAt,
  dueAt,
  hoursBetween,
  isMissed,
  nextDeadline,
  passedPercent,
  warningAt,
} from './ticket-clock.ts';

const CONTACT = new Date('2026-11-20T09:00:00Z');
const at = (time: string) => new Date(time);

describe('the clock of a ticket', () => {
  it('promises 24 plain hours', () => {
    expect(dueAt(CONTACT)).toEqual(at('2026-11-21T09:00:00Z'));
  });

  it.each([
    ['spring, when a day has 23 hours', '2026-03-28T12:00:00+01:00', '2026-03-29T13:00:00+02:00'],
    ['autumn, when a day has 25 hours', '2026-10-24T12:00:00+02:00', '2026-10-25T11:00:00+01:00'],
    ['a weekend', '2026-11-21T12:00:00+01:00', '2026-11-22T12:00:00+01:00'],
  ])('promises them in %s too', (_, contact, due) => {
    expect(dueAt(at(contact))).toEqual(at(due));
  });

  it.each([
    [50, '2026-11-20T21:00:00Z'],
    [75, '2026-11-21T03:00:00Z'],
    [90, '2026-11-21T06:36:00Z'],
  ] as const)('warns at %i percent', (percent, time) => {
    expect(warningAt(CONTACT, percent)).toEqual(at(time));
    expect(passedPercent(CONTACT, at(time))).toBe(percent);
  });

  it('has no warning behind it before half of the time', () => {
    expect(passedPercent(CONTACT, at('2026-11-20T20:59:59.999Z'))).toBe(0);
  });

  it('misses the promise after its last moment, not in it', () => {
    expect(isMissed(CONTACT, dueAt(CONTACT))).toBe(false);
    expect(isMissed(CONTACT, breachAt(CONTACT))).toBe(true);
    expect(breachAt(CONTACT).getTime() - dueAt(CONTACT).getTime()).toBe(1);
  });

  it('goes through its warnings to the breach', () => {
    const deadlines = [0, 50, 75, 90].map((warned) => nextDeadline(CONTACT, warned));
    const warnings = ([50, 75, 90] as const).map((percent) => warningAt(CONTACT, percent));
    expect(deadlines).toEqual([...warnings, breachAt(CONTACT)]);
  });

  it.each([
    ['2026-11-20T09:17:00Z', '0.28'],
    ['2026-11-21T09:00:00Z', '24.00'],
    ['2027-11-20T09:00:00Z', '8760.00'],
    ['2026-11-20T08:57:00Z', '0.00'],
  ])('counts hours with two decimals until %s', (end, hours) => {
    expect(hoursBetween(CONTACT, at(end))).toBe(hours);
  });
});
