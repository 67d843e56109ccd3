import type { LegalHoldView, SetLegalHoldBody } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import * as holds from '@rep13/contracts-api-admin/legal-holds';
import { callOf } from '@rep13/contracts-operations';
import { given, isolated, requiredText, TextAreaField, type Rules } from '@rep13/ui';
import { ClientField } from '../client-links/ClientField.tsx';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface DialogProps {
  onChanged: () => void;
  onClose: () => void;
}

const NO_HOLD: SetLegalHoldBody = { signupId: 0, reason: '' };
const HOLD_RULES: Rules<SetLegalHoldBody> = {
  signupId: given('Please choose the client'),
  reason: requiredText(MESSAGES.holdReason),
};

/** Takes the client and the reason of a hold. */
export function SetHoldDialog({ onChanged, onClose }: DialogProps) {
  return (
    <ChangeForm
      call={callOf(holds.set)}
      title="Set a legal hold"
      lead="Nothing of this client’s records is deleted until the hold is lifted: registration, payments, audit log and log of emails. The client is not told; the reason stays with staff."
      verb="Set the hold"
      done="From now on nothing of this client is deleted"
      initial={NO_HOLD}
      rules={HOLD_RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <ClientField />
      <TextAreaField name="reason" label="Reason" maxLength={LIMITS.holdReasonMax} />
    </ChangeForm>
  );
}

/** Asks before a hold is lifted: what is due by then goes in the next night. */
export function LiftHoldDialog({ hold, onChanged, onClose }: DialogProps & { hold: LegalHoldView }) {
  const name = isolated(hold.companyName ?? `signup ${hold.signupId}`);
  return (
    <ChangeForm
      call={callOf(holds.lift, { params: { id: hold.id } })}
      title={`Lift the hold on ${name}`}
      lead="What has had its time by then is deleted in the next night, unless another hold keeps it. This cannot be undone."
      verb="Lift the hold"
      isDangerous
      done={`The hold on ${name} is lifted`}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
