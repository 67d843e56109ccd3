import type { TicketEventView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { MessageText } from '@rep13/ui/conversation';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { movedTo, stepLabel, stepTone } from './step-label.ts';
import styles from './stream.module.css';

/** One line of what happened, with the note that a move took along. */
export function StreamEvent({ event }: { event: TicketEventView }) {
  const { action, actor, note, createdAt } = event;
  const nameOf = useStaffNames();
  const status = movedTo(event);
  return (
    <li className={styles.event} data-tone={stepTone(action)}>
      <p className={styles.step}>
        <span>
          {stepLabel(action)}
          {status && <span>{`. Now: ${status}`}</span>}
        </span>{' '}
        <span className={styles.when}>
          {nameOf(actor)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
      </p>
      {note && <MessageText>{note}</MessageText>}
    </li>
  );
}
