import type { TicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { ClientLink } from '../client-links/ClientLink.tsx';
import { Facts } from '../frame/Facts.tsx';
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
        ['To acknowledge until', formatDateTime(ticket.dueAt)],
        ['Acknowledged', formatDateTime(ticket.responseDate)],
        ['Hours to acknowledgement', ticket.responseTimeHours ?? 'N/A'],
        ['Forwarded to the client', formatDateTime(ticket.forwardedDate)],
        ['Entered', formatDateTime(ticket.createdAt)],
      ]}
    />
  );
}
