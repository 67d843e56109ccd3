import { Button, Dropdown } from 'antd';
import type { ColleagueView } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import { move } from '@rep13/contracts-api-admin/sla-tickets';
import { assign } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { colleagueLabel } from '../colleagues/useColleagues.ts';
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
  const working = colleagues.filter(({ worksOnTickets }) => worksOnTickets);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          ...working.map((colleague) => ({
            key: colleague.id,
            label: colleagueLabel(colleague, me.id),
            onClick: () => give(colleague.id, `assigned to ${colleague.username}`),
          })),
          { key: 'nobody', label: 'Nobody', onClick: () => give(null, 'assigned to nobody') },
        ],
      }}
    >
      <Button>Assign to</Button>
    </Dropdown>
  );
}
