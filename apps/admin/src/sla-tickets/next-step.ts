import type { TicketDetailView } from '@rep13/contracts-sla';
import { lacksReply } from './moves/lacks-reply.ts';
import { ACTIONS } from './ticket-labels.ts';
import { NEXT_ORDER_KEY } from './useNextOrder.ts';

interface Step {
  label: string;
  key: string;
}

const GO_ON: Step = { label: 'Go to the next order', key: NEXT_ORDER_KEY };
const MATCH: Step = { label: 'Match a client', key: 'm' };
const REPLY: Step = { label: 'Write to the authority', key: 'r' };

/** What is done with the order next, where all goes as usual: of all that may be done, the one thing that leads on. */
export function nextStep(ticket: TicketDetailView): Step {
  const { nextActions, signupId, status } = ticket;
  if (status === 'closed') return GO_ON;
  if (nextActions.includes('acknowledge')) return ACTIONS.acknowledge;
  if (signupId === null) return MATCH;
  const action = nextActions.find((name) => name !== 'ask-authority') ?? 'close';
  return action === 'respond' && lacksReply(ticket) ? REPLY : ACTIONS[action];
}
