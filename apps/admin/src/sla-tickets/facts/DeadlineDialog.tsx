import { MESSAGES } from '@rep13/contracts-constants';
import { setDeadline } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { CheckboxField, TextField, type Rules } from '@rep13/ui';
import { deadlineProblem } from '@rep13/ui/orders';
import { serverNow } from '@rep13/web-kit/clock';
import { fromField, toField } from '../ticket-times.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

interface DeadlineValues {
  answerBy: string;
  deadlineIsPast: boolean;
}

const RULES: Rules<DeadlineValues> = {
  answerBy: (typed, { deadlineIsPast }) => deadlineProblem(typed, deadlineIsPast, serverNow()),
};

const bodyOf = ({ answerBy, deadlineIsPast }: DeadlineValues) => ({
  answerBy: answerBy === '' ? null : fromField(answerBy),
  ...(deadlineIsPast && { deadlineIsPast }),
});

/** Says by when the authority wants its answer. */
export function DeadlineDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(setDeadline, { params: { id: ticket.id } })}
      name="deadline"
      title={`Deadline of ${ticket.ticketNumber}`}
      lead="By when the authority wants its answer. Set another time only where the authority has named one: what was missed by then stays missed."
      verb="Save"
      done={({ answerDueAt }) => (answerDueAt ? 'The deadline is set' : 'The order has no deadline')}
      initial={{
        answerBy: ticket.answerDueAt ? toField(new Date(ticket.answerDueAt)) : '',
        deadlineIsPast: false,
      }}
      rules={RULES}
      body={bodyOf}
      onClose={onClose}
    >
      {({ answerBy, deadlineIsPast }) => (
        <>
          <TextField
            name="answerBy"
            label="Answer by"
            isOptional
            hint="In the time of this computer. Leave it empty if the authority named no time."
            type="datetime-local"
            autoFocus
          />
          {(deadlineIsPast || deadlineProblem(answerBy, false, serverNow()) === MESSAGES.deadlinePast) && (
            <CheckboxField name="deadlineIsPast" isOptional>
              It is so: the time has passed already
            </CheckboxField>
          )}
        </>
      )}
    </TicketDialog>
  );
}
