import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { assign } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { given, LoadError, SelectField, TextAreaField } from '@rep13/ui';
import { colleagueLabel, useColleagues } from '../../colleagues/useColleagues.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

const UNASSIGNED = 'nobody';

/** Gives the order to a colleague who works on orders, or to none, with a note. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { ticket, me } = useTicketWork();
  const { data: colleagues = [], error, mutate } = useColleagues();
  const choices = colleagues
    .filter(({ id, worksOnTickets }) => worksOnTickets && id !== ticket.assigneeId)
    .map((colleague) => [String(colleague.id), colleagueLabel(colleague, me.id)] as const);
  return (
    <TicketDialog
      call={callOf(assign, { params: { id: ticket.id } })}
      name="assign"
      title={`Assign ${ticket.ticketNumber}`}
      lead="Who gets it is told by mail. What is due about it is mailed to them from then on."
      verb="Assign"
      done={({ assigneeId }) => (assigneeId === null ? 'It is unassigned now' : 'Assigned')}
      initial={{ assigneeId: '', word: '' }}
      rules={{ assigneeId: given(MESSAGES.assignee) }}
      body={({ assigneeId, word }) => ({
        assigneeId: assigneeId === UNASSIGNED ? null : Number(assigneeId),
        ...(word.trim() && { word: word.trim() }),
      })}
      onClose={onClose}
    >
      {error && <LoadError error={error} onRetry={() => void mutate()} />}
      <SelectField
        name="assigneeId"
        label="To"
        placeholder="Please choose"
        options={ticket.assigneeId === null ? choices : [...choices, [UNASSIGNED, 'Unassigned']]}
        autoFocus
      />
      <TextAreaField name="word" label="Note" isOptional maxLength={TICKET_LIMITS.wordMax} />
    </TicketDialog>
  );
}
