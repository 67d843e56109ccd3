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
