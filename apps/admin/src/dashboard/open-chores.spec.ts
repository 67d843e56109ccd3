import { describe, expect, it } from '@jest/globals';
import { buildTotals } from '../../test/builders.ts';
import { chores, noChoresLabel } from './open-chores.ts';

const NONE = { approvals: 0, held: 0, mails: 0, billingTasks: 0 };

describe('what else waits', () => {
  it('is named with its place', () => {
    const emails = { failed: 2, waiting: 0, sentToday: 5 };
    expect(
      chores(buildTotals({ emails, deadLetters: 1, recordLetters: 3 }), {
        approvals: 1,
        held: 4,
        mails: 3,
        billingTasks: 1,
      }),
    ).toEqual([
      { text: '3 mails to decide about', path: '/admin/mail' },
      { text: '1 approval', path: '/admin/approvals' },
      { text: '2 failed emails', path: '/admin/emails?status=failed' },
      { text: '1 billing task', path: '/admin/billing-tasks' },
      { text: '4 held requests', path: '/admin/held-requests' },
      { text: '3 letters about our own details to send', path: '/admin/representative' },
      { text: '1 failed event', path: '/admin/dead-letters' },
    ]);
  });

  it('is nothing when nothing failed, or nobody knows', () => {
    expect(chores(buildTotals(), NONE)).toEqual([]);
    expect(chores(buildTotals({ emails: null, deadLetters: null }), NONE)).toEqual([]);
  });

  it('says nothing waits only where both are known', () => {
    const emails = { failed: 0, waiting: 0, sentToday: 5 };
    expect(noChoresLabel(buildTotals({ emails, deadLetters: 0 }))).toBe('Nothing else needs attention.');
    for (const unknown of [{ emails: null }, { deadLetters: null }]) {
      expect(noChoresLabel(buildTotals(unknown))).toMatch(/not known now/);
    }
  });
});
