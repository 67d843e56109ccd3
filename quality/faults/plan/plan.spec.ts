import { FAULT_KINDS } from './fault.ts';
import { planOf } from './plan.ts';
import { TARGETS } from './targets.ts';

const MINUTE = { seconds: 60, without: [] };

describe('the plan of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planOf({ ...MINUTE, seed: 7 })).toEqual(planOf({ ...MINUTE, seed: 7 }));
    expect(planOf({ ...MINUTE, seed: 7 })).not.toEqual(planOf({ ...MINUTE, seed: 8 }));
  });

  it('has in a minute at least 25 faults, and every kind, for any seed', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const plan = planOf({ ...MINUTE, seed });
      expect(plan.length).toBeGreaterThanOrEqual(25);
      expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS));
    }
  });

  it('does to each target only what can be done to it, within the time of the load', () => {
    for (const { kind, target, at } of planOf({ ...MINUTE, seed: 3 })) {
      expect(TARGETS[kind]).toContain(target);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(60_000);
    }
  });

  it('leaves out what it is told to leave out', () => {
    const plan = planOf({ ...MINUTE, seed: 1, without: ['robbed', 'mail-'] });
    expect(plan.filter(({ kind }) => /robbed|mail-/.test(kind))).toEqual([]);
    expect(plan.length).toBeGreaterThanOrEqual(25);
    expect(planOf({ ...MINUTE, seed: 1, without: ['all'] })).toEqual([]);
  });

  it('brings what a mutant dies of first, and again', () => {
    const aimed = [
      { kind: 'crash-after-inbox', target: 'onboarding' },
      { kind: 'postgres-stopped' },
    ] as const;
    const plan = planOf({ ...MINUTE, seed: 1, aimed });
    expect(plan[0]).toMatchObject(aimed[0]);
    expect(plan[1]).toMatchObject(aimed[1]);
    expect(plan.filter(({ kind }) => kind === 'postgres-stopped').length).toBeGreaterThan(3);
  });
});
