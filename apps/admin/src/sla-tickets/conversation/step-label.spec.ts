import { describe, expect, it } from '@jest/globals';
import type { TicketStatus } from '@rep13/contracts-sla/constants';
import { buildTicketDetail } from '../../../test/builders.ts';
import { movedTo, stepLabel } from './step-label.ts';

/** As `services/sla/src/tickets/ticket-step.ts` names them. */
const NAMES = [
  ...['open', 'acknowledge', 'forward', 'start', 'ask-authority', 'resume', 'respond', 'close'],
  ...[
    'assign',
    'set-deadline',
    'classify',
    'match',
    'change-client',
    'lift-do-not-inform',
    'mark-spam',
    'call-back',
    'change-address',
  ],
  ...['mark-supplied', 'mark-missing'],
  ...['user-told', 'user-not-yet', 'user-may-not', 'set-user-notice', 'user-remind'],
  ...['mail-bounced', 'mail-answered-by-machine', 'mail-came-earlier'],
  ...['write-client', 'write-authority', 'client-read', 'client-wrote', 'authority-wrote'],
  ...['warn-50', 'warn-75', 'warn-90', 'breach', 'answer-warn-50', 'answer-warn-75', 'answer-warn-90'],
  ...['answer-miss', 'client-remind', 'client-miss', 'escalate', 'authority-remind', 'authority-miss'],
];

describe('a step of an order', () => {
  it.each(NAMES)('%s is said in words', (name) => {
    expect(stepLabel(name)).toMatch(/^[A-Z]/);
  });

  it('that is new still has a label', () => {
    expect(stepLabel('hand-over')).toBe('hand over');
  });

  it('says where it led, only if it led somewhere and its words do not', () => {
    const [opened] = buildTicketDetail().events;
    const moved = (action: string, fromStatus: TicketStatus | null, toStatus: TicketStatus) =>
      movedTo({ ...opened!, action, fromStatus, toStatus });
    expect(moved('reopen', 'closed', 'in_progress')).toBe('In progress');
    expect(moved('acknowledge', 'pending', 'acknowledged')).toBeNull();
    expect(moved('assign', 'pending', 'pending')).toBeNull();
    expect(moved('open', null, 'pending')).toBeNull();
  });
});
