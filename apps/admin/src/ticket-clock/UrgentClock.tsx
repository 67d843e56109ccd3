import { StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { useLive } from '../live/live-context.ts';
import { Clock } from './Clock.tsx';
import styles from './clock.module.css';
import { ticketPath } from './ticket-path.ts';
import { usePendingTickets } from './usePendingTickets.ts';

/** The clock of the most urgent order, on every page. */
export function UrgentClock() {
  const { data, error } = usePendingTickets();
  const { pending = 0 } = useLive();
  if (!data) return error ? <StatusBadge tone="bad">Orders not known</StatusBadge> : null;
  const [first] = data;
  if (!first) return <StatusBadge tone="good">No order is waiting</StatusBadge>;
  return (
    <span className={styles.urgent}>
      <Link to={ticketPath(first.id)}>{first.ticketNumber}</Link>
      <Clock ticket={first} />
      {pending > 1 && <Link to={`${tabPath('sla')}&status=pending`}>{pending - 1} more waiting</Link>}
    </span>
  );
}
