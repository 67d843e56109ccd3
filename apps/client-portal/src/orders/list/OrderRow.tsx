import { complianceOf } from '@rep13/contracts-sla/constants';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { ComplianceBadge, StatusBadge, type Tone } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { OrderNextStep } from './OrderNextStep.tsx';
import styles from './list.module.css';

const URGENCY_TONE: Record<ClientTicketView['urgencyLevel'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'bad',
  critical: 'bad',
};

/** One order in a line: who wrote, what comes next and until when, and what is unusual about it. */
export function OrderRow({ ticket }: { ticket: ClientTicketView }) {
  return (
    <li className={styles.row}>
      <h3>
        <Link to={orderPath(ticket.id)}>{ticket.authorityName}</Link>
      </h3>
      <span className={styles.number}>{ticket.ticketNumber}</span>
      <OrderNextStep ticket={ticket} />
      <span className={styles.badges}>
        <StatusBadge tone={URGENCY_TONE[ticket.urgencyLevel]}>{ticket.urgencyLevel}</StatusBadge>
        {ticket.reachedClientAt && <StatusBadge tone="info">Reported by you</StatusBadge>}
        {ticket.userUntoldSince && <StatusBadge tone="bad">User not told</StatusBadge>}
        <ComplianceBadge compliance={complianceOf(ticket)} />
      </span>
    </li>
  );
}
