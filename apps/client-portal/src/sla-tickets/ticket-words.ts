import type { ClientTicketView } from '@rep13/contracts';
import { formatDateTime, type Tone } from '@rep13/ui';
import { answerWithin } from './answer-within.ts';

export const URGENCY_TONE: Record<ClientTicketView['urgencyLevel'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'bad',
  critical: 'bad',
};

export const STATUS_TEXT: Record<ClientTicketView['status'], string> = {
  pending: 'Pending',
  acknowledged: 'Acknowledged',
  forwarded: 'Forwarded to you',
  in_progress: 'In progress',
  awaiting_authority: 'Waiting for the authority',
  responded: 'Answered',
  closed: 'Closed',
};

/** What comes next for an order, and from whom. */
export function whatComesNext(ticket: ClientTicketView): string {
  switch (ticket.status) {
    case 'pending':
      return `Next: one of us acknowledges it to the authority, by ${formatDateTime(ticket.dueAt)}.`;
    case 'acknowledged':
      return 'The authority knows that we have it. Next: we forward it to you.';
    case 'forwarded':
      return `Next: please answer our email about it by ${formatDateTime(answerWithin(ticket))}.`;
    case 'in_progress':
      return 'We are preparing the reply to the authority.';
    case 'awaiting_authority':
      return 'We asked the authority a question and wait for its answer.';
    case 'responded':
      return 'We replied to the authority. Next: we close the order.';
    case 'closed':
      return 'Nothing is left to do.';
  }
}

/** Everything that is not closed counts as active. Spec section 4. */
export const activeOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status !== 'closed');

export const closedOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status === 'closed');

export const violationsOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
