import type { TicketView } from '@rep13/contracts';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { FactList } from '../dashboard/FactList.tsx';
import { STATUS_TEXT, URGENCY_TONE } from './ticket-words.ts';
import styles from './tickets.module.css';

export function TicketItem({ ticket }: { ticket: TicketView }) {
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <h3>{ticket.authorityName}</h3>
        <StatusBadge tone={URGENCY_TONE[ticket.urgencyLevel]}>{ticket.urgencyLevel}</StatusBadge>
        <StatusBadge tone={ticket.slaCompliant ? 'good' : 'bad'}>
          {ticket.slaCompliant ? 'SLA Compliant' : 'SLA Violation'}
        </StatusBadge>
      </div>
      {ticket.description && <p>{ticket.description}</p>}
      <FactList
        facts={[
          ['Ticket', ticket.ticketNumber],
          ['Status', STATUS_TEXT[ticket.status]],
          ['Received', formatDateTime(ticket.authorityContactDate)],
          ['Acknowledged', formatDateTime(ticket.responseDate)],
          ['Forwarded to you', formatDateTime(ticket.forwardedDate)],
        ]}
      />
    </li>
  );
}
