import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from '@rep13/ui';
import { buildTicket } from '../../test/builders.ts';
import { nextStepOf } from './order-next-step.ts';

const before = new Date('2026-11-21T09:13:59.000Z');
const after = new Date('2026-11-21T09:14:00.000Z');

describe('what comes next for an order', () => {
  const pending = buildTicket({ dueAt: '2026-11-21T09:14:00.000Z' });

  it('is promised by a time that is still to come', () => {
    expect(nextStepOf(pending, before)).toBe(
      `Next: we acknowledge it to the authority, by ${formatDateTime(pending.dueAt)}.`,
    );
  });

  it('is never promised by a time that is over', () => {
    expect(nextStepOf(pending, new Date('2026-11-21T10:18:59.000Z'))).toBe(
      `Acknowledgement is 1 h 04 min late: it was due by ${formatDateTime(pending.dueAt)}. Our team has been alerted.`,
    );
    expect(nextStepOf(pending, after)).toMatch(/^Acknowledgement is less than a minute late/);
  });

  it('asks for an answer now when the time to answer is over', () => {
    const forwarded = buildTicket({ status: 'forwarded', forwardedDate: '2026-11-20T09:14:00.000Z' });
    expect(nextStepOf(forwarded, new Date('2026-11-20T09:15:00.000Z'))).toMatch(
      /^Next: please read it and answer by /,
    );
    expect(nextStepOf(forwarded, new Date('2026-12-20T09:15:00.000Z'))).toMatch(
      /Next: please answer it now\.$/,
    );
  });
});
