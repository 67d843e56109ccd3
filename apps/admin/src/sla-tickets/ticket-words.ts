import type { TicketView } from '@rep13/contracts';
import type { Tone } from '@rep13/ui';

/** Nobody has looked at a pending order yet, so that is bad. Spec section 2. */
export const STATUS: Record<TicketView['status'], [Tone, string]> = {
  pending: ['bad', 'Pending'],
  acknowledged: ['info', 'Acknowledged'],
  forwarded: ['info', 'Forwarded'],
  in_progress: ['info', 'In progress'],
  awaiting_authority: ['waiting', 'Awaiting authority'],
  responded: ['good', 'Responded'],
  closed: ['neutral', 'Closed'],
};

export const violationsOf = (tickets: readonly TicketView[]): TicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
