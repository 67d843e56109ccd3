import { HOST_FAULT_KINDS } from './fault.ts';
import { hostPlanOf, ROLES } from './host-plan.ts';

const SECONDS = 90;
const planOf = (seed: number) => hostPlanOf({ seed, seconds: SECONDS });

describe('the plan of faults on hosts', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planOf(7)).toEqual(planOf(7));
    expect(planOf(7)).not.toEqual(planOf(8));
  });

  it('does in any ten seeds in a row everything to every kind of host, and twice something to two', () => {
    for (let first = 1; first <= 20; first += 1) {
      const faults = Array.from({ length: 10 }, (_, index) => planOf(first + index)).flat();
      expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(HOST_FAULT_KINDS));
      const done = new Set(faults.map(({ kind, target }) => `${kind} ${target}`));
      for (const kind of ['host-killed', 'host-frozen', 'host-cut'])
        for (const role of ROLES) expect(done).toContain(`${kind} ${role}`);
      expect(faults.filter(({ target }) => target.includes('+'))).toHaveLength(2);
    }
  });

  it('lets the first be over before the second, and both before the end', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const times = planOf(seed).flatMap(({ at, forMs }) => [at, at + forMs]);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(SECONDS * 1_000);
    }
  });
});
