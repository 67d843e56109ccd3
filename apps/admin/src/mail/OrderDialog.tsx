import {
  AUTHORITY_LIMITS,
  type IssuingState,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import * as mails from '@rep13/contracts-api-admin/mails';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import type { InboundMailDetailView, MailOrderBody } from '@rep13/contracts-sla';
import { CheckboxField, isolated, requiredText, SelectField, TextField, useForm } from '@rep13/ui';
import { deadlineProblem, line } from '@rep13/ui/orders';
import { serverNow } from '@rep13/web-kit/clock';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { KIND_CHOICES, STATE_CHOICES } from '../order-labels/order-labels.ts';
import { fromField } from '../sla-tickets/ticket-times.ts';
import type { MailDialogProps } from './mail-work.ts';
import styles from './mail.module.css';
import { OrderFiles, takable } from './OrderFiles.tsx';
import { useEnterSends } from './useEnterSends.ts';
import { useMailWrite } from './useMailWrite.ts';

interface OrderValues {
  authorityName: string;
  kind: OrderKind;
  memberState: IssuingState | '';
  ownReference: string;
  target: string;
  deadlineAt: string;
  isMatched: boolean;
  doNotInform: boolean;
  /** As texts, which boxes have. */
  partNos: readonly string[];
}

const RULES = {
  authorityName: requiredText(MESSAGES.authorityName, LIMITS.nameMax),
  ownReference: line(LIMITS.designationReferenceMax),
  target: requiredText(MESSAGES.orderTarget, AUTHORITY_LIMITS.targetMax),
  deadlineAt: (typed: string | undefined) => deadlineProblem(typed, true, serverNow()),
};

/** Makes an order of a mail, from what was found in it; a client that was found is only suggested. */
export function OrderDialog({ onClose, ...work }: MailDialogProps) {
  const { mail } = work;
  const form = useForm<OrderValues>({ name: 'mail-order', initial: beginning(mail), rules: RULES });
  const { write, isSending, problem } = useMailWrite(
    callOf(mails.makeOrder, { params: { id: mail.id } }),
    work,
    {
      done: ({ decision }) => `${decision?.tickets[0]?.ticketNumber ?? 'The order'} is made`,
      onRefused: form.refuse,
    },
  );
  useEnterSends(form.name, isSending);
  return (
    <ConfirmForm
      form={form}
      title="Make an order of this mail"
      lead="Its 24 hours count from when the mail came. Its text becomes that of the order."
      verb="Make the order"
      isSending={isSending}
      problem={problem}
      onConfirm={async (values) => {
        if (await write(bodyOf(values, mail))) onClose();
      }}
      onClose={onClose}
    >
      <OrderFields mail={mail} />
    </ConfirmForm>
  );
}

function OrderFields({ mail: { draft, parts } }: { mail: InboundMailDetailView }) {
  return (
    <>
      <TextField name="authorityName" label="Authority" maxLength={LIMITS.nameMax} autoFocus />
      <div className={styles.pair}>
        <SelectField name="kind" label="What it is" options={KIND_CHOICES} />
        <SelectField
          name="memberState"
          label="Its Member State"
          isOptional
          options={[NOT_STATED, ...STATE_CHOICES]}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="ownReference"
          label="Its own reference"
          isOptional
          maxLength={LIMITS.designationReferenceMax}
        />
        <TextField name="deadlineAt" label="Answer asked for by" isOptional type="datetime-local" />
      </div>
      <TextField name="target" label="Whom the order is about" maxLength={AUTHORITY_LIMITS.targetMax} />
      <OrderFiles parts={parts} />
      <CheckboxField name="doNotInform" isOptional>
        The authority forbids to tell the client
      </CheckboxField>
      {draft?.signupId && (
        <CheckboxField name="isMatched" isOptional>
          It is about {isolated(draft.companyName ?? 'the client')}, which the mail names: the client sees the
          order at once
        </CheckboxField>
      )}
    </>
  );
}

const NOT_STATED = ['', 'Not said'] as const;

const beginning = ({ draft, subject, parts }: InboundMailDetailView): OrderValues => ({
  authorityName: draft?.authorityName ?? '',
  kind: draft?.kind ?? 'general',
  memberState: draft?.memberState ?? '',
  ownReference: draft?.ownReference ?? '',
  target: draft?.target ?? (subject ?? '').slice(0, AUTHORITY_LIMITS.targetMax),
  deadlineAt: '',
  isMatched: false,
  doNotInform: false,
  partNos: takable(parts).map(({ no }) => String(no)),
});

const bodyOf = (values: OrderValues, { draft, parts }: InboundMailDetailView): MailOrderBody => ({
  kind: values.kind,
  authorityName: values.authorityName.trim(),
  target: values.target.trim(),
  ...(values.memberState && { memberState: values.memberState }),
  ...(values.ownReference.trim() && { ownReference: values.ownReference.trim() }),
  ...(values.deadlineAt && { deadlineAt: fromField(values.deadlineAt) }),
  ...(values.doNotInform && { doNotInform: true }),
  ...(values.isMatched && draft?.signupId && { signupId: draft.signupId }),
  // Left out, all go that can by then.
  ...(values.partNos.length < takable(parts).length && { partNos: values.partNos.map(Number) }),
});
