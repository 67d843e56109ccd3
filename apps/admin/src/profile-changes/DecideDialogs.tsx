import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { ProfileChangeView, RefuseProfileChangeBody } from '@rep13/contracts-onboarding';
import * as changes from '@rep13/contracts-api-admin/profile-changes';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, TextAreaField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { ChangedFields } from './ChangedFields.tsx';

interface DecideDialogProps {
  change: ProfileChangeView;
  companyName: string;
  onChanged: () => void;
  onClose: () => void;
}

const RULES: Rules<RefuseProfileChangeBody> = {
  reason: requiredText(MESSAGES.profileChangeReason, LIMITS.profileChangeReasonMax),
};

/** Accepts what a change says of the company. */
export function AcceptDialog({ change, companyName, ...dialog }: DecideDialogProps) {
  const name = isolated(companyName);
  return (
    <ChangeForm
      {...dialog}
      call={callOf(changes.accept, { params: { id: change.id } })}
      title={`Accept the change of ${name}`}
      lead="Please compare it with the trade register first. The register, the certificate of appointment and the letter to the coordinator will say it."
      verb="Accept"
      done={`The change of ${name} is accepted`}
    >
      <ChangedFields change={change} />
    </ChangeForm>
  );
}

/** Refuses a change, and tells the client why. */
export function RefuseDialog({ change, companyName, ...dialog }: DecideDialogProps) {
  const name = isolated(companyName);
  return (
    <ChangeForm
      {...dialog}
      call={callOf(changes.refuse, { params: { id: change.id } })}
      title={`Refuse the change of ${name}`}
      lead="Everything stays as it is. The client is told by mail that the change was refused, and reads the reason in the portal."
      verb="Refuse"
      isDangerous
      done={`The change of ${name} is refused`}
      initial={{ reason: '' }}
      rules={RULES}
    >
      <ChangedFields change={change} />
      <TextAreaField name="reason" label="Reason, for the client" maxLength={LIMITS.profileChangeReasonMax} />
    </ChangeForm>
  );
}
