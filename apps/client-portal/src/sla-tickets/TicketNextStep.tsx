import type { ClientTicketView } from '@rep13/contracts-sla';
import { serverNow } from '@rep13/web-kit/clock';
import { isLate } from './acknowledgement.ts';
import { whatComesNext } from './ticket-labels.ts';
import styles from './tickets.module.css';

/** What comes next for an order; a promise of ours that is over stands out. */
export function TicketNextStep({ ticket }: { ticket: ClientTicketView }) {
  const now = new Date(serverNow());
  return (
    <p className={styles.next} data-late={isLate(ticket, now) || undefined}>
      {whatComesNext(ticket, now)}
    </p>
  );
}
