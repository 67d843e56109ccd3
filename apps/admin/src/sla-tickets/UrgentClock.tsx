import { StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Clock } from './Clock.tsx';
import styles from './clock.module.css';
import { byUrgency } from './ticket-clock.ts';
import { ticketPath } from './ticket-path.ts';
import { usePendingTickets } from './usePendingTickets.ts';

/** The clock of the most urgent order, on every page. */
export function UrgentClock() {
  const { data, error } = usePendingTickets();
  if (!data) return error ? <StatusBadge tone="bad">Orders not known</StatusBadge> : null;
  const [first, ...others] = byUrgency(data);
  if (!first) return <StatusBadge tone="good">No order is waiting</StatusBadge>;
  return (
    <span className={styles.urgent}>
      <Link to={ticketPath(first.id)}>{first.ticketNumber}</Link>
      <Clock ticket={first} />
      {others.length > 0 && <span className={styles.more}>{others.length} more waiting</span>}
    </span>
  );
}
