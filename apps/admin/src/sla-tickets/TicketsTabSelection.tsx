import { Button } from 'antd';
import type { ColleagueView } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import { move } from '@rep13/contracts-api-admin/sla-tickets';
import { assign } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { colleagueLabel } from '../colleagues/useColleagues.ts';
import { Disclosure } from '../frame/Disclosure.tsx';
import styles from '../list/list.module.css';
import type { Selection } from '../list/useSelection.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import type { Batch } from './useTicketsTabBatch.ts';

interface TicketsTabSelectionProps {
  selection: Selection<TicketView>;
  batch: Batch;
  colleagues: readonly ColleagueView[];
}

const acknowledge = (id: number) => callOf(move, { params: { id, action: 'acknowledge' } });
const assignTo = (id: number) => callOf(assign, { params: { id } });

/** What can be done with the tickets that are chosen. */
export function TicketsTabSelection({ selection, batch, colleagues }: TicketsTabSelectionProps) {
  const { chosen, set } = selection;
  const isBusy = batch.progress !== null;
  if (isBusy) return <strong>{batch.progress}</strong>;
  return (
    <>
      <strong>{chosen.length} selected</strong>
      <Button
        type="primary"
        onClick={() => void batch.run({ callFor: acknowledge, body: {}, done: 'acknowledged' })}
      >
        Acknowledge
      </Button>
      <AssignMenu batch={batch} colleagues={colleagues} />
      <Button onClick={() => set([])}>Select none</Button>
    </>
  );
}

function AssignMenu({ batch, colleagues }: Pick<TicketsTabSelectionProps, 'batch' | 'colleagues'>) {
  const me = useStaffMember();
  const give = (assigneeId: number | null, done: string) =>
    void batch.run({ callFor: assignTo, body: { assigneeId }, done });
  return (
    <Disclosure label="Assign to">
      {(close) => (
        <ul className={styles.menu}>
          {colleagues
            .filter(({ worksOnTickets }) => worksOnTickets)
            .map((colleague) => (
              <li key={colleague.id}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    give(colleague.id, `assigned to ${colleague.username}`);
                  }}
                >
                  {colleagueLabel(colleague, me.id)}
                </button>
              </li>
            ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                give(null, 'assigned to nobody');
              }}
            >
              Nobody
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}
