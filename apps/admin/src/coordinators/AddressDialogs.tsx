import type { CoordinatorAddressBody, CoordinatorView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import * as coordinators from '@rep13/contracts-api-admin/coordinators';
import { callOf } from '@rep13/contracts-operations';
import { requiredEmail, requiredText, TextField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface AddressDialogProps {
  coordinator: CoordinatorView;
  onChanged: () => void;
  onClose: () => void;
}

const RULES: Rules<CoordinatorAddressBody> = {
  email: requiredEmail(),
  source: requiredText(MESSAGES.addressSource, LIMITS.addressSourceMax),
};

/** Takes the word of staff that a coordinator takes letters at this address. */
export function ConfirmAddressDialog({ coordinator, ...dialog }: AddressDialogProps) {
  const { state, name, address, note } = coordinator;
  return (
    <ChangeForm
      {...dialog}
      call={callOf(coordinators.confirm, { params: { state } })}
      title={`Confirm an address of ${name}`}
      lead={`${note} Take the address from the authority itself: its own page, or what it told us. Letters of clients are mailed there.`}
      verb="Confirm"
      done={`The address of ${name} is confirmed`}
      initial={{ email: address?.email ?? '', source: '' }}
      rules={RULES}
    >
      <TextField name="email" label="Email address" type="email" autoComplete="off" />
      <TextField name="source" label="Where you read it, and when" maxLength={LIMITS.addressSourceMax} />
    </ChangeForm>
  );
}

/** Takes an address back: letters go by hand again. */
export function WithdrawAddressDialog({ coordinator: { state, name }, ...dialog }: AddressDialogProps) {
  return (
    <ChangeForm
      {...dialog}
      call={callOf(coordinators.withdraw, { params: { state } })}
      title={`Withdraw the address of ${name}`}
      lead="Letters to it are sent manually again. What is on its way stays on its way."
      verb="Withdraw"
      isDangerous
      done={`The address of ${name} is withdrawn`}
    />
  );
}
