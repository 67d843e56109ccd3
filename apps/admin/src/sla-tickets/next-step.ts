import type { TicketDetailView } from '@rep13/contracts-sla';
import { lacksReply } from './lacks-reply.ts';
import { NEXT_ORDER_KEY } from './open-orders/order-beside.ts';
import { actionsOf } from './ticket-labels.ts';

interface Step {
  label: string;
  key: string;
}

const GO_ON: Step = { label: 'Go to the next order', key: NEXT_ORDER_KEY };
const WAIT_FOR_CLIENT: Step = { ...GO_ON, label: 'Wait for the client, and go to the next order' };
const WAIT_FOR_AUTHORITY: Step = { ...GO_ON, label: 'Wait for the authority, and go to the next order' };
const MATCH: Step = { label: 'Match a client', key: 'm' };
const REPLY: Step = { label: 'Write to the authority', key: 'r' };
const ASK_CLIENT: Step = { label: 'Write to the client', key: 'r' };

/** What is done with the order next, where all goes as usual: of all that may be done, the one thing that leads on. */
export function nextStep(ticket: TicketDetailView): Step {
  const { nextActions, nextDueBy, signupId, status } = ticket;
  const actions = actionsOf(ticket);
  if (status === 'closed') return GO_ON;
  if (ticket.lifeAtRisk && !isWritten(ticket)) return ASK_CLIENT;
  if (nextActions.includes('acknowledge')) return actions.acknowledge;
  if (signupId === null) return MATCH;
  // What is theirs to do is not pressed forward here.
  if (nextDueBy === 'client') return WAIT_FOR_CLIENT;
  if (nextDueBy === 'authority') return WAIT_FOR_AUTHORITY;
  const action = nextActions.find((name) => name !== 'ask-authority') ?? 'close';
  return action === 'respond' && lacksReply(ticket) ? REPLY : actions[action];
}

/** What we write acknowledges a report. */
const isWritten = ({ messages }: TicketDetailView): boolean =>
  messages.some(({ direction }) => direction === 'staff_to_client');
