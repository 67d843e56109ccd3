import type { Call, Evidence } from '@rep13/faults/evidence';
import { aCustomer } from '@rep13/faults/check/made-up';
import { checkRestore, type Restored } from './check-restore.ts';

const [FIRST] = aCustomer().calls;
const MOMENT = FIRST!.endedAt + 1_000;
const RESTORED_AT = MOMENT + 60_000;

/** One that was accepted between the moment and the loss. */
const after = (call: Partial<Call>): Call => ({
  ...FIRST!,
  ...{ key: 'after', startedAt: MOMENT + 1, endedAt: MOMENT + 20, ...call },
});

const restored = (changes: Partial<Evidence> = {}, lost?: Restored['lost']): Restored => ({
  ...{ evidence: { ...aCustomer(), ...changes }, moment: MOMENT, restoredAt: RESTORED_AT, lost },
});

const broken = (what: Restored) =>
  checkRestore(what)
    .filter(({ state }) => state === 'broken')
    .map(({ rule }) => rule);

const calls = (...more: readonly Call[]) => ({ calls: [...aCustomer().calls, ...more] });

describe('the checker of a restore', () => {
  it('finds nothing wrong where all of before is there, and nothing of after', () => {
    const gone = after({ sent: { companyName: 'Gone Ltd' }, answer: { id: 6 } });
    expect(broken(restored(calls(gone)))).toEqual([]);
  });

  it('misses what was accepted before the moment', () => {
    const tables = { ...aCustomer().tables, 'onboarding.signups': [] };
    expect(broken(restored({ tables }))).toContain('R1');
  });

  it('finds what was accepted after the moment and is there all the same', () => {
    const retained = after({ sent: FIRST!.sent, answer: FIRST!.answer });
    expect(broken(restored(calls(retained)))).toEqual(['B3']);
  });

  it('finds a number that somebody else was given', () => {
    const elsewhere = after({ sent: { companyName: 'Gone Ltd' }, answer: FIRST!.answer });
    expect(broken(restored(calls(elsewhere)))).toEqual(['B3']);
  });

  it('does not wonder at the first answer to a request that was sent again', () => {
    expect(broken(restored(calls(after({ key: FIRST!.key }))))).toEqual([]);
  });

  it('misses a lost registration among what was announced, and finds what was not lost', () => {
    const gone = after({ step: 'signup', sent: {}, answer: { id: 78 } });
    const event = { id: 'x', type: 'onboarding.signup.registered.v1', time: '', data: { signupId: 78 } };
    expect(broken(restored(calls(gone), []))).toEqual(['B4']);
    expect(broken(restored(calls(gone), [event]))).toEqual([]);
    expect(broken(restored(calls(gone), [event, { ...event, id: 'event 1' }]))).toEqual(['B4']);
  });

  it('finds what is left to do', () => {
    expect(broken(restored({ unfinished: ['sla: jobs not done: 1'] }))).toEqual(['B2']);
  });
});
