import { type TicketAction, MESSAGES, TICKET_LIMITS } from '@rep13/contracts-constants';
import type { MoveTicketBody, TicketDetailView } from '@rep13/contracts-sla';
import { requiredText, TextAreaField, useForm, type Rules } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { ACTIONS } from './ticket-labels.ts';
import { useMoveTicket } from './useMoveTicket.ts';

interface MoveDialogProps {
  ticket: TicketDetailView;
  action: TicketAction;
  onMoved: (ticket: TicketDetailView) => void;
  onConflict: () => void;
  onClose: () => void;
}

/** Asks before an order moves on, and takes a note for staff along. */
export function MoveDialog({ ticket, action, onMoved, onConflict, onClose }: MoveDialogProps) {
  const { move, isSending, problem } = useMoveTicket(ticket.id, action, { onMoved, onConflict });
  const { label, effect } = ACTIONS[action];
  const isFirst = ticket.responseDate === null && action !== 'acknowledge';
  const isClosing = action === 'close';
  const form = useForm<MoveTicketBody>({
    name: 'move-order',
    initial: isClosing ? { reason: '', note: '' } : { note: '' },
    rules: isClosing ? CLOSING_RULES : {},
  });

  return (
    <ConfirmForm
      form={form}
      title={`${label}: ${ticket.ticketNumber}`}
      lead={isFirst ? `${effect} It also acknowledges the order and stops the clock.` : effect}
      verb={label}
      isDangerous={isClosing}
      isSending={isSending}
      problem={problem}
      onConfirm={async (values) => {
        if (await move(values)) onClose();
      }}
      onClose={onClose}
    >
      {isClosing && (
        <TextAreaField name="reason" label="Reason" maxLength={TICKET_LIMITS.reasonMax} autoFocus />
      )}
      <TextAreaField
        name="note"
        label="Note for staff"
        isOptional
        maxLength={TICKET_LIMITS.noteMax}
        autoFocus={!isClosing}
      />
    </ConfirmForm>
  );
}

const CLOSING_RULES: Rules<MoveTicketBody> = { reason: requiredText(MESSAGES.ticketReason) };
