import { setUp as setUpAccount } from '@rep13/contracts-api-client/sign-in';
import type { ClientSetupView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { useSend } from '@rep13/web-kit/api';
import { CLIENT_ID_RULE, ClientIdField } from '../credentials/ClientIdField.tsx';
import { NO_PASSWORD_YET, type NewPassword } from '../credentials/NewPasswordFields.tsx';
import { NewPasswordForm } from '../credentials/NewPasswordForm.tsx';
import { setupErrorMessage } from './setup-error-message.ts';

interface SetupFormProps {
  /** From the link in our mail; may be empty. */
  clientId: string;
  token: string | undefined;
  onDone: (outcome: ClientSetupView['outcome'], clientId: string) => void;
}

interface SetupValues extends NewPassword {
  clientId: string;
}

/** Whose account it is, and its first password. */
export function SetupForm({ clientId, token, onDone }: SetupFormProps) {
  const { send } = useSend(callOf(setUpAccount));

  const setUp = async (values: SetupValues) => {
    const body = { clientId: values.clientId.trim(), password: values.password, token };
    onDone((await send(body)).outcome, body.clientId);
  };
  return (
    <NewPasswordForm<SetupValues>
      name="client-setup"
      initial={{ clientId, ...NO_PASSWORD_YET }}
      rules={{ clientId: CLIENT_ID_RULE }}
      button="Set Up Account"
      busyButton="Setting up..."
      onSend={setUp}
      errorMessage={setupErrorMessage}
    >
      <ClientIdField hint="Looks like DSA-XXXXXX. It is in your signup confirmation email." />
    </NewPasswordForm>
  );
}
