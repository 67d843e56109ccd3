import fc from 'fast-check';
import { isReliedOn, mandateStateAt, publicStateAt, type MandateFacts } from './mandate-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const facts = (beganAt: Date | null, endsAt: Date | null = null, runOffUntil: Date | null = null) => ({
  ...{ beganAt, endsAt, runOffUntil },
});

describe('the state of a mandate', () => {
  it.each([
    ['awaiting', null, facts(null), 5],
    ['ended', null, facts(null, at(1), at(91)), 5],
    ['awaiting', null, facts(null, at(9), at(99)), 5],
    ['in_force', 'in_force', facts(at(0)), 5],
    ['ending', 'ending', facts(at(0), at(10), at(100)), 5],
    ['run_off', 'run_off', facts(at(0), at(10), at(100)), 10],
    ['ended', 'ended', facts(at(0), at(10), at(100)), 100],
    ['ended', 'ended', facts(at(0), at(10)), 10],
  ] as const)('is %s, publicly %s', (state, shown, given, day) => {
    expect([mandateStateAt(given, at(day)), publicStateAt(given, at(day))]).toEqual([state, shown]);
  });

  it('only ever moves on with time, and is relied on until the last moment', () => {
    const order = ['in_force', 'ending', 'run_off', 'ended'];
    const day = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(day, day, day, day, (lasts, runOff, one, other) => {
        const given: MandateFacts = facts(at(0), at(lasts), at(lasts + runOff));
        const [first = 0, second = 0] = [one, other].sort((a, b) => a - b);
        const [before, after] = [mandateStateAt(given, at(first)), mandateStateAt(given, at(second))];
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
        expect(isReliedOn(after)).toBe(second < lasts);
      }),
    );
  });
});
