import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { dueNext } from '../../ticket-clock/ticket-clock.ts';
import { ticketPath } from '../../ticket-clock/ticket-path.ts';
import { UnreadDot } from '../UnreadDot.tsx';
import styles from './open-orders.module.css';
import { useMove } from './useMove.ts';

interface OpenOrderProps {
  order: TicketView;
  isPresent: boolean;
  now: number;
}

/** One order in two short lines: whose it is, then from whom and until when. */
export function OpenOrder({ order, isPresent, now }: OpenOrderProps) {
  const { id, ticketNumber, signupId, companyName, authorityName, unreadSince } = order;
  const move = useMove();
  const next = dueNext(order, now);
  const client = signupId === null ? 'Not matched' : (companyName ?? `Client of signup ${signupId}`);
  const title = [`${ticketNumber}: ${client}, ${authorityName}`, ...(next ? [next.what] : [])].join('. ');
  return (
    <li>
      <Link to={ticketPath(id)} {...move} aria-current={isPresent ? 'page' : undefined} title={title}>
        <span className={styles.line}>
          <bdi className={styles.client}>{client}</bdi> {unreadSince && <UnreadDot />}
        </span>{' '}
        <span className={styles.line}>
          <bdi>{authorityName}</bdi> {next && <StatusBadge tone={next.tone}>{next.text}</StatusBadge>}
        </span>
      </Link>
    </li>
  );
}
