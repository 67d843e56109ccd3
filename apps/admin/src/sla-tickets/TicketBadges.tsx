import { isAwaitingAcknowledgement } from '@rep13/contracts-constants';
import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { STATUS, URGENCY } from './ticket-labels.ts';

export function TicketStatusBadge({ status }: Pick<TicketView, 'status'>) {
  const [tone, text] = STATUS[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

export function UrgencyBadge({ urgencyLevel }: Pick<TicketView, 'urgencyLevel'>) {
  const [tone, text] = URGENCY[urgencyLevel];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/** Whether the promised 24 hours were kept so far; no success while the clock still runs. */
export function CompliantBadge({ ticket }: { ticket: TicketView }) {
  if (!ticket.slaCompliant) return <StatusBadge tone="bad">No</StatusBadge>;
  return <StatusBadge tone={isAwaitingAcknowledgement(ticket) ? 'neutral' : 'good'}>Yes</StatusBadge>;
}
