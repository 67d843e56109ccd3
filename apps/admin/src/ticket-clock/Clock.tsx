import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { clockOf } from './ticket-clock.ts';
import styles from './clock.module.css';
import { useNow } from './useNow.ts';

type ClockProps = Parameters<typeof clockOf>[0] & Partial<Pick<TicketView, 'id'>>;

/** Counts down to the end of the 24 hours. Not announced: it changes every second. */
export function Clock({ ticket }: { ticket: ClockProps }) {
  const now = useNow(ticket.responseDate === null);
  const { tone, text } = clockOf(ticket, now);
  return (
    <span role="timer" aria-live="off" className={styles.clock}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}
