import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import styles from './clock.module.css';
import { acknowledgedAfter, dueNext } from './ticket-clock.ts';
import { EVERY_MS, useNow } from './useNow.ts';

/** What is to be done next about an order, and in which time; in red once that is near. */
export function NextDue({ ticket }: { ticket: TicketView }) {
  const now = useNow(ticket.nextDueAt !== null, EVERY_MS);
  const next = dueNext(ticket, now);
  if (!next) return <span className={styles.more}>{nothingDue(ticket)}</span>;
  return (
    <span className={styles.due}>
      <StatusBadge tone={next.tone}>{next.text}</StatusBadge> <span className={styles.more}>{next.what}</span>
    </span>
  );
}

function nothingDue({ status, pausedAt, responseDate, authorityContactDate }: TicketView): string {
  if (status !== 'closed') return pausedAt ? 'Paused' : 'Nothing';
  return responseDate ? `Acknowledged after ${acknowledgedAfter(authorityContactDate, responseDate)}` : '';
}
