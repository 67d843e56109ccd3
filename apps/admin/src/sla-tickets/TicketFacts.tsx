import type { TicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { ClientLink } from '../client-links/ClientLink.tsx';
import { Facts } from '../frame/Facts.tsx';
import { acknowledgedAfter } from '../ticket-clock/ticket-clock.ts';
import { CompliantBadge, TicketStatusBadge, UrgencyBadge } from './TicketBadges.tsx';

export function TicketFacts({ ticket }: { ticket: TicketDetailView }) {
  return (
    <Facts
      facts={[
        ['Status', <TicketStatusBadge status={ticket.status} />],
        ['Urgency', <UrgencyBadge urgencyLevel={ticket.urgencyLevel} />],
        ['SLA compliant', <CompliantBadge slaCompliant={ticket.slaCompliant} />],
        ['Client', <ClientLink signupId={ticket.signupId} />],
        ['Authority', ticket.authorityName],
        ['Contact date', formatDateTime(ticket.authorityContactDate)],
        ['Acknowledge by', formatDateTime(ticket.dueAt)],
        ['Acknowledged', formatDateTime(ticket.responseDate)],
        ['Acknowledged after', timeTaken(ticket)],
        ['Forwarded to the client', formatDateTime(ticket.forwardedDate)],
        ['Entered', formatDateTime(ticket.createdAt)],
      ]}
    />
  );
}

const timeTaken = ({ authorityContactDate, responseDate }: TicketDetailView): string =>
  responseDate === null ? 'N/A' : acknowledgedAfter(authorityContactDate, responseDate);
