import { nextStep } from './next-step.ts';
import styles from './ticket.module.css';
import { Key } from './work/Key.tsx';
import { useTicketWork } from './work/ticket-work.ts';

/** Of some twenty keys the one that is due. */
export function NextStep() {
  const { label, key } = nextStep(useTicketWork().ticket);
  return (
    <p className={styles.next}>
      Next: {label} <Key of={key} />
    </p>
  );
}
