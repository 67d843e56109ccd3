import { mutantOf, MUTANTS } from './mutants.ts';
import { RULES } from './options.ts';

describe('the mutants of an attack', () => {
  it('are one at least for each promise, each with a name of its own', () => {
    const tried = new Set(MUTANTS.map(({ breaks }) => breaks));
    // Who may do what at Postgres and NATS is in no file that a service loads.
    expect(RULES.filter((rule) => !tried.has(rule))).toEqual(['RIGHTS']);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it('are named to who asks for another one', () => {
    expect(() => mutantOf('nobody')).toThrow('stack-in-answer, refusal-written-down');
  });
});
