import { nextStep } from './next-step.ts';
import { actionsOf } from './ticket-labels.ts';
import styles from './ticket.module.css';
import { Key } from './work/Key.tsx';
import { useTicketWork } from './work/ticket-work.ts';

/** Of some twenty keys the one that is due; a move has its coloured button. */
export function NextStep() {
  const { ticket } = useTicketWork();
  const { label, key } = nextStep(ticket);
  const labels = actionsOf(ticket);
  if (ticket.nextActions.some((action) => labels[action].key === key)) return null;
  return (
    <p className={styles.next}>
      Next: {label} <Key of={key} />
    </p>
  );
}
