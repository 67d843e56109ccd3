import { buildInternalContext, NOW } from '../../test/builders.ts';
import { readInternal } from '../../test/read-email.ts';
import { answerMissed } from './answer-missed/answer-missed.email.ts';
import { answerWarned } from './answer-warned/answer-warned.email.ts';
import { approvalRequested } from './approval-requested/approval-requested.email.ts';
import { authorityAnswerMissed } from './authority-answer-missed/authority-answer-missed.email.ts';
import { authorityWrote } from './authority-wrote/authority-wrote.email.ts';
import { clientAnswerMissed } from './client-answer-missed/client-answer-missed.email.ts';
import { clientAnswered } from './client-answered/client-answered.email.ts';
import type { InternalEmail } from './email.ts';
import { glassBroken } from './glass-broken/glass-broken.email.ts';
import { ticketAssigned } from './ticket-assigned/ticket-assigned.email.ts';

const ticket = { signupId: 512_345_678, ticketId: 4, ticketNumber: 'SLA-2026-00004' };
const at = NOW.toISOString();
const FACTS = {
  ...ticket,
  adminUserId: 7,
  answerDueAt: at,
  clientDueAt: at,
  authorityDueAt: at,
  percent: 75,
};
const ALL = [
  ticketAssigned,
  clientAnswered,
  authorityWrote,
  answerWarned,
  answerMissed,
  clientAnswerMissed,
  authorityAnswerMissed,
] as const;

describe('a mail to staff about an order', () => {
  it.each(ALL)('names ticket and client, and leads to the very order: $kind', async (email) => {
    const { content, text, button } = await readInternal(
      email as InternalEmail<typeof FACTS>,
      FACTS,
      buildInternalContext(),
    );
    expect(content.subject).toContain('SLA-2026-00004');
    expect(text).toContain('Client: Acme Inc. (DSA-ABC234)');
    expect(button).toBe('https://rep13.example/admin/tickets/4');
  });

  it.each(ALL)('names no client that it must not name: $kind', async (email) => {
    const { signupId: _, ...unnamed } = FACTS;
    const { text } = await readInternal(
      email as InternalEmail<typeof unnamed>,
      unnamed,
      buildInternalContext(),
    );
    expect(text).toContain('Client: No client is named in this mail');
  });

  it.each([
    [3, 'ada has given you this order.'],
    [undefined, 'This order was given to you.'],
  ])('says who gave it: %s', async (assignedBy, expected) => {
    const facts = { ...ticket, adminUserId: 7, ...(assignedBy && { assignedBy }) };
    const { content, text } = await readInternal(ticketAssigned, facts, buildInternalContext());
    expect(content.preview).toBe(expected);
    expect(text).toContain(expected);
  });

  it('says no more of a time that is over', () => {
    expect(answerWarned.until?.(FACTS)).toEqual(NOW);
  });
});

describe('a mail about a step that takes two', () => {
  const facts = { approvalId: '0190b0a2-7d1c-7000-8000-000000000001', adminUserId: 7 };

  it('asks for a second person, and says that nothing is done yet', async () => {
    const { content, text, button } = await readInternal(approvalRequested, facts, buildInternalContext());
    expect(content.subject).toBe('SLA-2026-00004: a second person is needed');
    expect(text).toContain(
      'grace asks to close a critical order. Nothing is done until somebody else agrees.',
    );
    expect(button).toBe('https://rep13.example/admin/approvals');
  });

  it.each([
    ['The officer is at the airport', 'Why: The officer is at the airport'],
    [null, 'Why: No second approver was available'],
  ])('says who did it alone, and why: %j', async (breakGlass, expected) => {
    const context = buildInternalContext({
      approval: { breakGlass, kind: 'end-mandate', subject: 'R13-ABCDEFGH' },
    });
    const { text } = await readInternal(glassBroken, facts, context);
    expect(text).toContain('grace decided alone to end a mandate');
    expect(text).toContain(expected);
  });
});
