import { TextField } from '@rep13/ui';
import { deadlineProblem, fromField, toField } from '../ticket-times.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

const RULES = { answerBy: deadlineProblem };

/** Says by when the authority wants its answer. */
export function DeadlineDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      action="deadline"
      title={`Deadline of ${ticket.ticketNumber}`}
      lead="By when the authority wants its answer. Its clock stands still while we wait for the authority itself."
      verb="Save"
      done={({ answerDueAt }) => (answerDueAt ? 'The deadline is set' : 'The order has no deadline')}
      initial={{ answerBy: ticket.answerDueAt ? toField(new Date(ticket.answerDueAt)) : '' }}
      rules={RULES}
      body={({ answerBy }) => ({ answerBy: answerBy === '' ? null : fromField(answerBy) })}
      onClose={onClose}
    >
      <TextField
        name="answerBy"
        label="Answer by"
        isOptional
        hint="In the time of this computer. Leave it empty if the authority named no time."
        type="datetime-local"
        autoFocus
      />
    </TicketDialog>
  );
}
