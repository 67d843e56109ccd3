import type { EndMandateBody, MandateDetailView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES, RUN_OFF_DAYS } from '@rep13/contracts-constants';
import { isolated, requiredText, TextAreaField, TextField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface EndMandateDialogProps {
  mandate: MandateDetailView;
  companyName: string;
  onChanged: () => void;
  onClose: () => void;
}

const RULES: Rules<EndMandateBody> = {
  endsAt: requiredText(MESSAGES.mandateEndsAt),
  reason: requiredText(MESSAGES.mandateEndReason),
};

/** Takes the last day of a mandate, or another one while notice runs. */
export function EndMandateDialog({ mandate, companyName, onChanged, onClose }: EndMandateDialogProps) {
  const name = isolated(companyName);
  return (
    <ChangeForm<EndMandateBody>
      method="POST"
      path={`/api/admin/mandates/${mandate.registerNumber}/end`}
      title={mandate.state === 'ending' ? `Correct the end for ${name}` : `End the mandate of ${name}`}
      lead={`The mandate goes on to the end of the day you choose. For ${RUN_OFF_DAYS} days after it we still take orders about its time. The reason stays with staff. An end that has come cannot be undone.`}
      verb={mandate.state === 'ending' ? 'Correct the end' : 'End the mandate'}
      isDangerous
      done={`The end of the mandate of ${name} is recorded`}
      initial={{ endsAt: '', reason: mandate.endReason ?? '' }}
      rules={RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <TextField
        name="endsAt"
        label="Last day"
        type="date"
        hint="By the agreement either side gives 30 days’ notice; a refund ends it on the day it is asked for."
      />
      <TextAreaField name="reason" label="Reason" maxLength={LIMITS.mandateEndReasonMax} />
    </ChangeForm>
  );
}
