import type { TicketView } from '@rep13/contracts';
import type { Tone } from '@rep13/ui';

export const URGENCY_TONE: Record<TicketView['urgencyLevel'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'bad',
  critical: 'bad',
};

export const STATUS_TEXT: Record<TicketView['status'], string> = {
  pending: 'Pending',
  acknowledged: 'Acknowledged',
  forwarded: 'Forwarded to you',
  in_progress: 'In progress',
  awaiting_authority: 'Waiting for the authority',
  responded: 'Answered',
  closed: 'Closed',
};

/** Everything that is not closed counts as active. Spec section 4. */
export const activeOf = (tickets: TicketView[]): TicketView[] =>
  tickets.filter(({ status }) => status !== 'closed');

export const violationsOf = (tickets: TicketView[]): TicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
