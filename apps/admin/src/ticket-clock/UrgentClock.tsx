import { StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { Clock } from './Clock.tsx';
import styles from './clock.module.css';
import { byUrgency } from './ticket-clock.ts';
import { ticketPath } from './ticket-path.ts';
import { usePendingTickets } from './usePendingTickets.ts';

/** The clock of the most urgent order, on every page. */
export function UrgentClock() {
  const { data, error } = usePendingTickets();
  if (!data) return error ? <StatusBadge tone="bad">Orders not known</StatusBadge> : null;
  if (data.hasMore) return <TooMany count={data.tickets.length} />;
  const [first, ...others] = byUrgency(data.tickets);
  if (!first) return <StatusBadge tone="good">No order is waiting</StatusBadge>;
  return (
    <span className={styles.urgent}>
      <Link to={ticketPath(first.id)}>{first.ticketNumber}</Link>
      <Clock ticket={first} />
      {others.length > 0 && <span className={styles.more}>{others.length} more waiting</span>}
    </span>
  );
}

/** No order is named: one that was not read may be more urgent than all that were. */
function TooMany({ count }: { count: number }) {
  return (
    <span className={styles.urgent}>
      <StatusBadge tone="bad">{`${count.toLocaleString('en-GB')} or more orders are waiting`}</StatusBadge>
      <Link to={`${tabPath('sla')}&status=pending`}>See them</Link>
    </span>
  );
}
