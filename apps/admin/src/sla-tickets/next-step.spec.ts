import { describe, expect, it } from '@jest/globals';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { buildTicketDetail } from '../../test/builders.ts';
import { buildRequest, buildTicketMessage } from '../../test/order-builders.ts';
import { nextStep } from './next-step.ts';

const WORKED_ON = {
  status: 'in_progress',
  nextActions: ['ask-authority', 'respond', 'close'],
  request: buildRequest(),
} satisfies Partial<TicketDetailView>;
const REPLIED = { ...WORKED_ON, messages: [buildTicketMessage({ direction: 'staff_to_authority' })] };
const REPORT = {
  lifeAtRisk: true,
  request: null,
  nextActions: ['close'],
} satisfies Partial<TicketDetailView>;

describe('the step that is next', () => {
  it.each<[string, Partial<TicketDetailView>, string]>([
    ['of a new order', {}, 'Acknowledge'],
    ['of a new order without a client', { signupId: null }, 'Acknowledge'],
    [
      'once somebody has it, but nobody knows whom it is about',
      { signupId: null, status: 'acknowledged', nextActions: ['start', 'close'] },
      'Match a client',
    ],
    [
      'of an order that the client has not heard of',
      { status: 'acknowledged', nextActions: ['forward', 'close'] },
      'Forward to client',
    ],
    ['of one at work that the authority waits for', WORKED_ON, 'Write to the authority'],
    ['of one at work whose reply is written', REPLIED, 'Respond'],
    ['of one that came by post', { ...WORKED_ON, request: buildRequest({ email: null }) }, 'Respond'],
    [
      'of a report that nobody has answered',
      { ...REPORT, nextActions: ['acknowledge', 'close'] },
      'Write to the client',
    ],
    [
      'of a report that we have answered',
      { ...REPORT, messages: [buildTicketMessage({ direction: 'staff_to_client' })] },
      'Close report',
    ],
    ['of one that has its reply', { status: 'responded', nextActions: ['close'] }, 'Close order'],
    [
      'of one that the client has time for',
      { status: 'forwarded', nextActions: ['start', 'close'], nextDueBy: 'client' },
      'Wait for the client, and go to the next order',
    ],
    [
      'of one that we have asked the authority about',
      { status: 'awaiting_authority', nextActions: ['resume', 'close'], nextDueBy: 'authority' },
      'Wait for the authority, and go to the next order',
    ],
    ['of a closed one', { status: 'closed', nextActions: [] }, 'Go to the next order'],
  ])('%s', (_, ticket, label) => {
    expect(nextStep(buildTicketDetail(ticket)).label).toBe(label);
  });
});
