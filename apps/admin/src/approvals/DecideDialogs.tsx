import type { ApprovalView, RefuseApprovalBody } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import * as approvals from '@rep13/contracts-api-admin/approvals';
import { callOf } from '@rep13/contracts-operations';
import { requiredText, TextAreaField, useForm } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { APPROVAL_KIND } from './approval-labels.ts';
import { ChangeAsked } from './ChangeAsked.tsx';
import { OrderAsked } from './OrderAsked.tsx';
import { useDecision } from './useDecision.ts';

interface DecideDialogProps {
  approval: ApprovalView;
  onClose: () => void;
}

const titleOf = ({ kind, subject }: ApprovalView) => `${APPROVAL_KIND[kind].title}: ${subject}`;

/** Agrees: what was asked for is done at once. */
export function GrantDialog({ approval, onClose }: DecideDialogProps) {
  const form = useForm({ name: 'grant', initial: {} });
  const { decide, isSending, problem } = useDecision(
    callOf(approvals.grant, { params: { id: approval.id } }),
    'Approved, and done',
  );
  return (
    <ConfirmForm
      form={form}
      title={`Agree? ${titleOf(approval)}`}
      lead={`${APPROVAL_KIND[approval.kind].effect} It is done at once, as it was asked:`}
      verb="Agree"
      isDangerous
      isSending={isSending}
      problem={problem}
      onConfirm={async () => {
        if (await decide({})) onClose();
      }}
      onClose={onClose}
    >
      <ChangeAsked approval={approval} />
      <OrderAsked approval={approval} />
    </ConfirmForm>
  );
}

const MAX = 500;
const RULES = { reason: requiredText(MESSAGES.approvalReason, MAX) };

/** Refuses, or takes back what one has asked for oneself: nothing is done. */
export function RefuseDialog({ approval, isMine, onClose }: DecideDialogProps & { isMine: boolean }) {
  const form = useForm<RefuseApprovalBody>({ name: 'refuse', initial: { reason: '' }, rules: RULES });
  const done = isMine ? 'Withdrawn' : 'Refused';
  const { decide, isSending, problem } = useDecision(
    callOf(approvals.refuse, { params: { id: approval.id } }),
    done,
  );
  return (
    <ConfirmForm
      form={form}
      title={`${isMine ? 'Withdraw' : 'Refuse'}? ${titleOf(approval)}`}
      lead={isMine ? 'Nothing is done.' : 'Nothing is done. Who asked reads your reason here.'}
      verb={isMine ? 'Withdraw' : 'Refuse'}
      isSending={isSending}
      problem={problem}
      onConfirm={async ({ reason }) => {
        if (await decide({ reason: reason.trim() })) onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={MAX} autoFocus />
    </ConfirmForm>
  );
}
