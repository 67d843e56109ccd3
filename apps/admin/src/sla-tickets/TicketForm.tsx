import { FOREIGN_KINDS, FOREIGN_ORDERS } from '@rep13/contracts-authority-requests/constants';
import { LIMITS } from '@rep13/contracts-constants';
import { TICKET_LIMITS, URGENCY_LEVELS } from '@rep13/contracts-sla/constants';
import {
  CheckboxField,
  Form,
  FormEnd,
  SelectField,
  TextAreaField,
  TextField,
  type FormHandle,
} from '@rep13/ui';
import type { TicketValues } from '../ticket-draft/ticket-draft.ts';
import { KIND_CHOICES, STATE_CHOICES } from '../order-labels/order-labels.ts';
import { FurtherDetails } from './new-order/FurtherDetails.tsx';
import { ClientSection } from './new-order/ClientSection.tsx';
import { URGENCY } from './ticket-labels.ts';
import styles from './ticket.module.css';

interface TicketFormProps {
  form: FormHandle<TicketValues>;
  isSending: boolean;
  problem: string;
  onSubmit: (values: TicketValues) => Promise<void>;
}

/** A choice can be taken back. */
const NOT_STATED = ['', 'Not said yet'] as const;
const FOREIGN = [
  ['', 'None of these'] as const,
  ...FOREIGN_KINDS.map((kind) => [kind, FOREIGN_ORDERS[kind].name] as const),
];
const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** An order as it reached us. */
export function TicketForm({ form, isSending, problem, onSubmit }: TicketFormProps) {
  return (
    <div className={styles.form}>
      <Form form={form} onSend={onSubmit}>
        <ClientSection form={form} />
        <TextField name="authorityName" label="Authority" maxLength={LIMITS.nameMax} />
        <TextField
          name="contactedAt"
          label="When the order reached us"
          hint="In the time of this computer, never ahead of it. The 24 hours run from then on, also where it lies back."
          type="datetime-local"
        />
        <SelectField name="urgencyLevel" label="Urgency" options={URGENCIES} />
        <TextAreaField
          name="description"
          label="Content of the order"
          isOptional
          rows={6}
          maxLength={TICKET_LIMITS.descriptionMax}
          length={{ max: TICKET_LIMITS.descriptionMax }}
        />
        <OrderStatements kind={form.values.orderKind} />
        <CheckboxField name="doNotInform" isOptional>
          The authority forbids to tell the client. It sees nothing of the order until two of us have lifted
          that.
        </CheckboxField>
        <FurtherDetails form={form} />
        <FormEnd button="Create order" busyButton="Creating..." isSending={isSending} problem={problem} />
      </Form>
    </div>
  );
}

/** What the text of an order states, for staff who have read it already; it can be entered later too. */
function OrderStatements({ kind }: { kind: TicketValues['orderKind'] }) {
  return (
    <>
      <SelectField
        name="orderKind"
        label="Kind of order"
        isOptional
        options={[NOT_STATED, ...KIND_CHOICES]}
      />
      {kind === 'general' && (
        <SelectField
          name="foreignKind"
          label="Not ours"
          isOptional
          hint="Its sender is told at once whose it is. An answer is due by the time that its law leaves, if any."
          options={FOREIGN}
        />
      )}
      <SelectField
        name="issuingState"
        label="Issued in"
        isOptional
        options={[NOT_STATED, ...STATE_CHOICES]}
      />
      <TextField
        name="answerBy"
        label="Answer by"
        isOptional
        hint="In the time of this computer. Leave it empty if the authority named no time."
        type="datetime-local"
      />
    </>
  );
}
