import { Button } from 'antd';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { nextStep } from '../next-step.ts';
import { actionsOf } from '../ticket-labels.ts';
import styles from '../ticket.module.css';
import { useTicketWork } from '../work/ticket-work.ts';

/** What may be done next, as the server allows it: a button and a key each. Nothing is done before it was confirmed. */
export function TicketActions({ onChoose }: { onChoose: (action: TicketAction) => void }) {
  const { ticket } = useTicketWork();
  const { nextActions: actions, actionsForTwo } = ticket;
  const labels = actionsOf(ticket);
  const next = nextStep(ticket);
  useShortcuts(
    actions.map((action) => ({ ...labels[action], run: () => onChoose(action) })),
    'one record',
  );
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions} role="group" aria-label="What may be done next">
      {actions.map((action) => (
        <Button
          key={action}
          type={next.key === labels[action].key ? 'primary' : 'default'}
          danger={action === 'close'}
          aria-keyshortcuts={labels[action].key}
          onClick={() => onChoose(action)}
        >
          <span>
            {actionsForTwo.includes(action) ? `${labels[action].label}, takes two` : labels[action].label}
          </span>{' '}
          <kbd className={styles.key}>{labels[action].key}</kbd>
        </Button>
      ))}
    </div>
  );
}
