import { complianceOf } from '@rep13/contracts-sla/constants';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { ComplianceBadge, formatDuration, StatusBadge, type Tone } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { OrderWay } from './OrderWay.tsx';
import { labelsOf } from '../order-statuses.ts';
import { OrderNextStep } from './OrderNextStep.tsx';
import styles from './list.module.css';

const URGENCY_TONE: Record<ClientTicketView['urgencyLevel'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'bad',
  critical: 'bad',
};

export function OrderItem({ ticket }: { ticket: ClientTicketView }) {
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <h3>
          <Link to={orderPath(ticket.id)}>{ticket.authorityName}</Link>
        </h3>
        <StatusBadge tone={URGENCY_TONE[ticket.urgencyLevel]}>{ticket.urgencyLevel}</StatusBadge>
        {ticket.reachedClientAt && <StatusBadge tone="info">Reported by you</StatusBadge>}
        {ticket.userUntoldSince && <StatusBadge tone="bad">User not told</StatusBadge>}
        <ComplianceBadge compliance={complianceOf(ticket)} />
      </div>
      <p className={styles.number}>
        <span>{ticket.ticketNumber}</span>
        <span>{labelsOf(ticket.status).name}</span>
        {ticket.responseDate !== null && (
          <span>
            Acknowledged after{' '}
            {formatDuration(Date.parse(ticket.responseDate) - Date.parse(ticket.authorityContactDate))}
          </span>
        )}
      </p>
      {ticket.description && <p className={styles.words}>{ticket.description}</p>}
      <OrderWay ticket={ticket} direction="along" />
      <OrderNextStep ticket={ticket} />
    </li>
  );
}
