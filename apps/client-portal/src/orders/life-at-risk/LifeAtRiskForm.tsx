import type { ClientTicketView } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { CheckboxField, Form, FormEnd, SelectField, TextAreaField } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { STATE_CHOICES } from './life-at-risk-rules.ts';
import { useLifeAtRiskReport } from './useLifeAtRiskReport.ts';

const LEAVING = 'Leave this page? What you typed about the threat is not sent.';

/** Calls our staff, who asks after it. It informs no authority. */
export function LifeAtRiskForm({ onReported }: { onReported: (report: ClientTicketView) => unknown }) {
  const { form, submit, ...sending } = useLifeAtRiskReport(onReported);
  useQuestionBeforeLeaving(form.values.text !== '', LEAVING);
  return (
    <Form form={form} onSend={submit}>
      <TextAreaField
        name="text"
        label="What you suspect, and who is in danger"
        hint="In a few words. This calls our staff, and informs no authority."
        rows={4}
        maxLength={TICKET_LIMITS.descriptionMax}
      />
      <SelectField
        name="memberState"
        label="Member State concerned"
        isOptional
        options={STATE_CHOICES}
        placeholder="Not known"
      />
      <CheckboxField name="authoritiesInformed" isOptional>
        We have informed the authorities
      </CheckboxField>
      <FormEnd button="Call the representative’s staff" busyButton="Sending…" {...sending} />
    </Form>
  );
}
