import { Timeline } from 'antd';
import type { TicketEventView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { movedTo, stepColour, stepLabel } from './step-label.ts';
import styles from './history.module.css';

/** Everything that happened to an order, oldest first, with the notes that moves took along. */
export function TicketHistory({ events }: { events: readonly TicketEventView[] }) {
  return (
    <Timeline
      items={events.map((event) => ({
        key: event.id,
        color: stepColour(event.action),
        content: <Step event={event} />,
      }))}
    />
  );
}

function Step({ event }: { event: TicketEventView }) {
  const { action, actor, note, createdAt, fromStatus, toStatus } = event;
  const nameOf = useStaffNames();
  const status = movedTo(fromStatus, toStatus);
  return (
    <>
      <strong>{stepLabel(action)}</strong>
      <div className={styles.when}>
        {nameOf(actor)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {status && <span>{`. Now: ${status}`}</span>}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
