import type { ClientTicketView } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { Form, FormEnd, SelectField, TextAreaField, TextField } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { KIND_CHOICES, STATE_CHOICES } from './report-rules.ts';
import { useReport } from './useReport.ts';

const LEAVING = 'Leave this page? What you typed about the order is not sent.';
const LOCAL = 'In the time of this computer.';

/** Takes what an authority wrote to the client itself. */
export function ReportForm({ onReported }: { onReported: (order: ClientTicketView) => unknown }) {
  const { form, submit, ...sending } = useReport(onReported);
  useQuestionBeforeLeaving(form.values.text !== '', LEAVING);
  return (
    <Form form={form} onSend={submit}>
      <TextField name="authorityName" label="Which authority wrote" autoFocus />
      <SelectField
        name="memberState"
        label="Its Member State"
        isOptional
        options={STATE_CHOICES}
        placeholder="Please choose"
      />
      <SelectField name="kind" label="What it wants" options={KIND_CHOICES} placeholder="Please choose" />
      <TextField name="ownReference" label="Its reference" isOptional />
      <TextField name="arrivedAt" label="When it reached you" type="datetime-local" hint={LOCAL} />
      <TextField
        name="answerBy"
        label="By when it wants your answer"
        isOptional
        type="datetime-local"
        hint={LOCAL}
      />
      <TextAreaField
        name="text"
        label="What it wrote"
        hint="Copy the text, or say in your words what it asks for. You add its files in the next step."
        rows={8}
        maxLength={TICKET_LIMITS.descriptionMax}
      />
      <FormEnd button="Report the order" busyButton="Sending…" {...sending} />
    </Form>
  );
}
