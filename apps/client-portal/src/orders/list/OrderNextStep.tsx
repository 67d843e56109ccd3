import type { ClientTicketView } from '@rep13/contracts-sla';
import { serverNow } from '@rep13/web-kit/clock';
import { isLate } from '../acknowledgement.ts';
import { nextStepOf } from '../order-next-step.ts';
import { labelsOf } from '../order-statuses.ts';
import styles from './list.module.css';

/** How far an order is and what comes next; a promise of ours that is over stands out. */
export function OrderNextStep({ ticket }: { ticket: ClientTicketView }) {
  const now = new Date(serverNow());
  return (
    <p className={styles.next} data-late={isLate(ticket, now) || undefined}>
      <strong>{labelsOf(ticket.status).name}.</strong> <span>{nextStepOf(ticket, now)}</span>
    </p>
  );
}
