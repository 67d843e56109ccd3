import type { TicketView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { askedMovePath } from '../sla-tickets/moves/asked-move.ts';
import { Key } from '../sla-tickets/work/Key.tsx';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import styles from './dashboard.module.css';

interface QueueActionProps {
  ticket: TicketView;
  mayAcknowledge: boolean;
}

/** The one thing to do about an order of the queue, and its key: nobody acknowledges what they have not opened. */
export function QueueAction({ ticket: { id, ticketNumber, status }, mayAcknowledge }: QueueActionProps) {
  const isNew = mayAcknowledge && status === 'pending';
  return (
    <Link
      className={styles.action}
      to={isNew ? askedMovePath(id, 'acknowledge') : ticketPath(id)}
      aria-label={`${isNew ? 'Acknowledge' : 'Open'} ${ticketNumber}`}
      aria-keyshortcuts={isNew ? 'a' : 'Enter'}
      data-acknowledge={isNew ? '' : undefined}
    >
      {isNew ? 'Acknowledge' : 'Open'} <Key of={isNew ? 'a' : 'Enter'} />
    </Link>
  );
}

export function acknowledgeFocusedRow(): void {
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-acknowledge]')?.click();
}
