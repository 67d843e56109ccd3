import type { TicketDetailView } from '@rep13/contracts';
import { formatDateTime } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../clients/client-path.ts';
import { Facts } from '../frame/Facts.tsx';
import { CompliantBadge, TicketStatusBadge, UrgencyBadge } from './TicketBadges.tsx';
import styles from './ticket.module.css';

export function TicketFacts({ ticket }: { ticket: TicketDetailView }) {
  return (
    <Facts
      facts={[
        ['Status', <TicketStatusBadge status={ticket.status} />],
        ['Urgency', <UrgencyBadge urgencyLevel={ticket.urgencyLevel} />],
        ['SLA compliant', <CompliantBadge slaCompliant={ticket.slaCompliant} />],
        ['Client', <Link to={clientPath(ticket.signupId)}>{`Client of signup ${ticket.signupId}`}</Link>],
        ['Authority', ticket.authorityName],
        ['Contact date', formatDateTime(ticket.authorityContactDate)],
        ['To acknowledge until', formatDateTime(ticket.dueAt)],
        ['Acknowledged', formatDateTime(ticket.responseDate)],
        ['Hours to acknowledgement', ticket.responseTimeHours ?? 'N/A'],
        ['Forwarded to the client', formatDateTime(ticket.forwardedDate)],
        ['Entered', formatDateTime(ticket.createdAt)],
        [
          'What the authority wants',
          ticket.description ? <div className={styles.text}>{ticket.description}</div> : 'N/A',
        ],
      ]}
    />
  );
}
