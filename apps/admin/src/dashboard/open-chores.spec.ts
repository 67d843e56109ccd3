import { describe, expect, it } from '@jest/globals';
import { buildTotals } from '../../test/builders.ts';
import { chores, noChoresLabel } from './open-chores.ts';

describe('what else waits', () => {
  it('is named with its place', () => {
    const emails = { failed: 2, waiting: 0, sentToday: 5 };
    expect(chores(buildTotals({ emails, deadLetters: 1, recordLetters: 3 }))).toEqual([
      { text: '2 emails failed', path: '/admin/emails?status=failed' },
      { text: '1 dead letter', path: '/admin/dead-letters' },
      { text: '3 letters about our own details to send', path: '/admin/representative' },
    ]);
  });

  it('is nothing when nothing failed, or nobody knows', () => {
    expect(chores(buildTotals())).toEqual([]);
    expect(chores(buildTotals({ emails: null, deadLetters: null }))).toEqual([]);
  });

  it('says nothing waits only where both are known', () => {
    const emails = { failed: 0, waiting: 0, sentToday: 5 };
    expect(noChoresLabel(buildTotals({ emails, deadLetters: 0 }))).toBe('No failed emails, no dead letters.');
    for (const unknown of [{ emails: null }, { deadLetters: null }]) {
      expect(noChoresLabel(buildTotals(unknown))).toMatch(/not known now/);
    }
  });
});
