import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useLive } from '../live/live-context.ts';
import styles from './clock.module.css';
import { dueNext } from './ticket-clock.ts';
import { ticketPath } from './ticket-path.ts';
import { WaitingForUs } from './WaitingForUs.tsx';
import { EVERY_MS, useNow } from './useNow.ts';
import { usePendingTickets } from './usePendingTickets.ts';

/** The order that waits for us most urgently, what is due of it, and how many wait, on every page. */
export function UrgentClock() {
  const { data, error } = usePendingTickets();
  const { waiting = 0 } = useLive();
  if (!data) return error ? <StatusBadge tone="bad">Orders not known</StatusBadge> : null;
  const [first] = data;
  if (!first && waiting > 0) return <WaitingForUs />;
  if (!first) return <StatusBadge tone="good">No order is waiting</StatusBadge>;
  return (
    <span className={styles.urgent}>
      <Link to={ticketPath(first.id)} className={styles.first}>
        <span className={styles.number}>{first.ticketNumber}</span>
        <Clock ticket={first} />
      </Link>
      {waiting > 1 && <WaitingForUs />}
    </span>
  );
}

/** Not announced: it changes as time passes. */
function Clock({ ticket }: { ticket: TicketView }) {
  const next = dueNext(ticket, useNow(true, EVERY_MS));
  return (
    <span role="timer" aria-live="off" className={styles.clock} title={next?.what}>
      {next && <StatusBadge tone={next.tone}>{next.text}</StatusBadge>}
    </span>
  );
}
