import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import * as work from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { requiredText, TextAreaField } from '@rep13/ui';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

interface CallBackDialogProps {
  /** Of the directory. */
  phone: string;
  onClose: () => void;
}

/** Records what the authority said when it was called. */
export function CallBackDialog({ phone, onClose }: CallBackDialogProps) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(work.callBack, { params: { id: ticket.id } })}
      name="call-back"
      title={`Called back about ${ticket.ticketNumber}`}
      lead={`Call ${phone}, the number of the directory. Record it only once the authority has said that the request is its own.`}
      verb="Called back"
      done="The sender is confirmed by a call"
      initial={{ note: '' }}
      rules={{ note: requiredText(MESSAGES.noteBody) }}
      body={(values) => values}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        label="Whom you spoke with, and what they said"
        maxLength={TICKET_LIMITS.wordMax}
        autoFocus
      />
    </TicketDialog>
  );
}

/** Throws a request away that no authority sent. */
export function SpamDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(work.markSpam, { params: { id: ticket.id } })}
      name="mark-spam"
      title={`Mark ${ticket.ticketNumber} as spam`}
      lead="No authority sent it: the order is closed for good."
      verb="Mark as spam"
      isDangerous
      done={({ ticketNumber }) => `${ticketNumber} is marked as spam`}
      initial={{ reason: '' }}
      rules={{ reason: requiredText(MESSAGES.approvalReason) }}
      body={(values) => values}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="How you know" maxLength={TICKET_LIMITS.wordMax} autoFocus />
    </TicketDialog>
  );
}
