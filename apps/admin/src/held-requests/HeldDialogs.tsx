import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import * as held from '@rep13/contracts-api-admin/held-requests';
import { callOf } from '@rep13/contracts-operations';
import { requiredText, TextAreaField, useForm } from '@rep13/ui';
import { useNavigate } from '@rep13/web-kit/router';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';

interface HeldDialogProps {
  request: AuthorityRequestView;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes a request in: its order is opened, and shown. */
export function ReleaseDialog({ request, onChanged, onClose }: HeldDialogProps) {
  const navigate = useNavigate();
  const form = useForm({ name: 'release', initial: {} });
  const { change, isSending, problem } = useChange(callOf(held.release, { params: { id: request.id } }), {
    done: `${request.reference} is taken in`,
    onChanged,
    onReply: ({ id }) => void navigate(ticketPath(id)),
  });
  return (
    <ConfirmForm
      form={form}
      title={`Release ${request.reference}`}
      lead="An order is opened for it, as for any other. Its 24 hours run from when it came, so some of them are gone."
      verb="Release"
      isSending={isSending}
      problem={problem}
      onConfirm={async () => {
        if (await change({})) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Throws a request away that no authority sent. */
export function DiscardDialog({ request, ...dialog }: HeldDialogProps) {
  return (
    <ChangeForm
      {...dialog}
      call={callOf(held.discard, { params: { id: request.id } })}
      title={`Discard ${request.reference}`}
      lead="No authority sent it: it becomes no order. It stays on record as spam, with your reason."
      verb="Discard"
      isDangerous
      done={`${request.reference} is discarded`}
      initial={{ reason: '' }}
      rules={{ reason: requiredText(MESSAGES.approvalReason, TICKET_LIMITS.wordMax) }}
    >
      <TextAreaField name="reason" label="How you know" maxLength={TICKET_LIMITS.wordMax} autoFocus />
    </ChangeForm>
  );
}
