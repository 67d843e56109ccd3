import { isAwaitingAcknowledgement, type TicketStatus } from '@rep13/contracts-constants';
import { StatusBadge } from './StatusBadge.tsx';

interface ComplianceBadgeProps {
  ticket: { responseDate: string | null; slaCompliant: boolean; status: TicketStatus };
}

/** Whether the promised 24 hours were kept. While the clock runs they are kept so far, which is no success yet. */
export function ComplianceBadge({ ticket }: ComplianceBadgeProps) {
  if (!ticket.slaCompliant) return <StatusBadge tone="bad">SLA Violation</StatusBadge>;
  const tone = isAwaitingAcknowledgement(ticket) ? 'neutral' : 'good';
  return <StatusBadge tone={tone}>SLA Compliant</StatusBadge>;
}
