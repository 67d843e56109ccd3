import { prove as proveAgain } from '@rep13/contracts-api-client/step-up';
import { callOf } from '@rep13/contracts-operations';
import { PasswordAgain } from '@rep13/ui/antd';
import { ApiError, useStepUp } from '@rep13/web-kit/api';
import { signInErrorMessage } from './sign-in-error-message.ts';
import { askWhoIsSignedIn } from './useClientUser.ts';

/** Asks for the password whenever a call of the portal needs it again. */
export function StepUpDialog({ clientId }: { clientId: string }) {
  const { isAsked, prove, cancel } = useStepUp(callOf(proveAgain), askWhoIsSignedIn);
  return (
    <PasswordAgain
      isAsked={isAsked}
      density="portal"
      username={clientId}
      onProve={prove}
      onCancel={cancel}
      errorMessage={stepUpErrorMessage}
    />
  );
}

const SIGN_IN_STATUSES = [0, 423, 429];

function stepUpErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.code === 'gateway.validation-failed') return 'This is not your current password.';
  return SIGN_IN_STATUSES.includes(error.status) ? signInErrorMessage(error) : UNKNOWN;
}

const UNKNOWN = 'We could not check it now. Nothing was done. Please try again.';
