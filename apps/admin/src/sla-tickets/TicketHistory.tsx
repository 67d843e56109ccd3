import type { TicketEventView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { eventLabel } from './ticket-labels.ts';
import styles from './ticket.module.css';

/** Every move of an order, oldest first, with staff's notes. */
export function TicketHistory({ events }: { events: readonly TicketEventView[] }) {
  const nameOf = useStaffNames();
  return (
    <ol className={styles.history}>
      {events.map(({ id, action, actor, note, createdAt }) => (
        <li key={id} data-action={action}>
          <strong>{eventLabel(action)}</strong>
          <span className={styles.when}>
            {nameOf(actor)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
          {note && <p className={styles.text}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
