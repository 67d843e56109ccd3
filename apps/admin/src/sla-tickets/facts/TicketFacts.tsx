import type { TicketDetailView } from '@rep13/contracts-sla';
import { ComplianceBadge, formatDateTime } from '@rep13/ui';
import { Facts } from '../../frame/Facts.tsx';
import { acknowledgedAfter } from '../../ticket-clock/ticket-clock.ts';
import { TicketStatusBadge, UrgencyBadge } from '../TicketBadges.tsx';
import { CLOSED_AS, OUTCOME } from '../../order-words/order-words.ts';

/** What is recorded of an order; what has not happened yet is left out. */
export function TicketFacts({ ticket }: { ticket: TicketDetailView }) {
  const later: [string, string | null][] = [
    ['Acknowledged', momentOf(ticket.responseDate)],
    ['Acknowledged after', timeTaken(ticket)],
    ['Forwarded to the client', momentOf(ticket.forwardedDate)],
    ['Read by the client', momentOf(ticket.clientReadAt)],
    ['Answered by the client', momentOf(ticket.clientAnsweredAt)],
    ['What was done', ticket.outcome && OUTCOME[ticket.outcome]],
    ['Effect given', momentOf(ticket.effectAt)],
    ['Closed at', momentOf(ticket.closedAt)],
    ['Closed without a reply', ticket.closedAs && CLOSED_AS[ticket.closedAs]],
  ];
  return (
    <Facts
      facts={[
        ['Status', <TicketStatusBadge status={ticket.status} />],
        ['Urgency', <UrgencyBadge urgencyLevel={ticket.urgencyLevel} />],
        ['SLA compliant', <ComplianceBadge ticket={ticket} />],
        ['Came', ticket.source === 'authority' ? 'Through our form' : 'Typed in by staff'],
        ['Contact date', formatDateTime(ticket.authorityContactDate)],
        ...later.filter(([, value]) => value !== null),
        ['Entered', formatDateTime(ticket.createdAt)],
      ]}
    />
  );
}

const momentOf = (moment: string | null) => moment && formatDateTime(moment);

const timeTaken = ({ authorityContactDate, responseDate }: TicketDetailView): string | null =>
  responseDate && acknowledgedAfter(authorityContactDate, responseDate);
