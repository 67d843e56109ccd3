import { Button } from 'antd';
import type { TicketAction } from '@rep13/contracts-constants';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { ACTIONS } from './ticket-labels.ts';
import styles from './ticket.module.css';

interface TicketActionsProps {
  /** What the server allows now. */
  actions: readonly TicketAction[];
  onChoose: (action: TicketAction) => void;
}

/** What may be done next: a button and a key each. Nothing is done before it was confirmed. */
export function TicketActions({ actions, onChoose }: TicketActionsProps) {
  useShortcuts(actions.map((action) => ({ ...ACTIONS[action], run: () => onChoose(action) })));
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions} role="group" aria-label="What may be done next">
      {actions.map((action, index) => (
        <Button
          key={action}
          type={index === 0 && action !== 'close' ? 'primary' : 'default'}
          danger={action === 'close'}
          aria-keyshortcuts={ACTIONS[action].key}
          onClick={() => onChoose(action)}
        >
          {ACTIONS[action].label} <kbd className={styles.key}>{ACTIONS[action].key}</kbd>
        </Button>
      ))}
    </div>
  );
}
