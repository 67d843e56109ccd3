import { change as changePassword } from '@rep13/contracts-api-client/password';
import { list as sessions } from '@rep13/contracts-api-client/sessions';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { currentPassword, PasswordField, type Rules } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { reloadApi, useSend } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { NO_PASSWORD_YET, type NewPassword } from '../credentials/NewPasswordFields.tsx';
import { NewPasswordForm } from '../credentials/NewPasswordForm.tsx';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { atPasswordField, changeErrorMessage } from './change-error-message.ts';
import { isSessionOver } from '../session/is-session-over.ts';

interface ChangeValues extends NewPassword {
  currentPassword: string;
}

const INITIAL: ChangeValues = { currentPassword: '', ...NO_PASSWORD_YET };
const RULES: Rules<ChangeValues> = { currentPassword };

/** Changes the password; needs the current one. */
export function ChangePassword({ clientId }: { clientId: string }) {
  const { send } = useSend(callOf(changePassword));

  const change = async ({ currentPassword, password }: ChangeValues) => {
    try {
      await send({ currentPassword, newPassword: password });
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      throw atPasswordField(error);
    }
    toast({ title: 'Password changed', description: 'Use the new password from now on.' });
    await reloadApi(addressOf(sessions));
  };
  return (
    <NewPasswordForm<ChangeValues>
      name="client-password"
      initial={INITIAL}
      rules={RULES}
      button="Change Password"
      busyButton="Changing..."
      onSend={change}
      errorMessage={changeErrorMessage}
    >
      {/* Password managers need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={clientId} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        below={
          <span>
            Forgot it? <Link to="/client/reset">Reset your password</Link>
          </span>
        }
        autoComplete="current-password"
      />
    </NewPasswordForm>
  );
}
