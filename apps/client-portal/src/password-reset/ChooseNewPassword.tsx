import { useState } from 'react';
import { confirm as confirmReset } from '@rep13/contracts-api-client/reset';
import type { PasswordResetView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { useSend } from '@rep13/web-kit/api';
import { NO_PASSWORD_YET, type NewPassword } from '../credentials/NewPasswordFields.tsx';
import { NewPasswordForm } from '../credentials/NewPasswordForm.tsx';
import { Door } from '../frame/Door.tsx';
import { forgetSession } from '../session/useClientUser.ts';
import { confirmingErrorMessage, isLinkOver } from './reset-error-message.ts';
import { LinkNotValid } from './ResetOutcome.tsx';

interface ChooseNewPasswordProps {
  /** Out of our mail. */
  token: string;
  onDone: (outcome: PasswordResetView['outcome']) => void;
}

/** The second half: the mailed link leads here, to choose the new password. */
export function ChooseNewPassword({ token, onDone }: ChooseNewPasswordProps) {
  const { send } = useSend(callOf(confirmReset));
  const [isOver, setOver] = useState(false);

  const change = async ({ password }: NewPassword) => {
    try {
      const { outcome } = await send({ token, password });
      await forgetSession();
      onDone(outcome);
    } catch (error) {
      if (!isLinkOver(error)) throw error;
      setOver(true);
    }
  };
  if (isOver) return <LinkNotValid />;
  return (
    <Door title="Choose a new password" lead="You will be signed out everywhere else.">
      <NewPasswordForm
        name="new-password"
        initial={NO_PASSWORD_YET}
        button="Save the New Password"
        busyButton="Saving..."
        onSend={change}
        errorMessage={confirmingErrorMessage}
      />
    </Door>
  );
}
