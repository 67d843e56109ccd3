import type { TicketEventView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { movedTo, stepLabel } from './step-label.ts';
import styles from './history.module.css';

/** Everything that happened to an order, oldest first, with the notes that moves took along. */
export function TicketHistory({ events }: { events: readonly TicketEventView[] }) {
  const nameOf = useStaffNames();
  return (
    <ol className={styles.history}>
      {events.map(({ id, action, actor, note, createdAt, fromStatus, toStatus }) => {
        const status = movedTo(fromStatus, toStatus);
        return (
          <li key={id} data-action={action}>
            <strong>{stepLabel(action)}</strong>
            <span className={styles.when}>
              {nameOf(actor)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {status && <span>{`. Now: ${status}`}</span>}
            </span>
            {note && <p>{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
