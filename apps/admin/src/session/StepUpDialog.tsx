import type { AdminUserView } from '@rep13/contracts-admin';
import { prove as stepUp } from '@rep13/contracts-api-admin/step-up';
import { callOf } from '@rep13/contracts-operations';
import { PasswordAgain } from '@rep13/ui/antd';
import { ApiError, useStepUp } from '@rep13/web-kit/api';
import { adminErrorMessage } from './admin-error-message.ts';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** Asks for the password whenever an admin call needs it again. */
export function StepUpDialog({ user }: { user: AdminUserView }) {
  const { isAsked, prove, cancel } = useStepUp(callOf(stepUp), askWhoIsSignedIn);
  return (
    <PasswordAgain
      isAsked={isAsked}
      density="admin"
      username={user.username}
      onProve={prove}
      onCancel={cancel}
      errorMessage={stepUpErrorMessage}
    />
  );
}

const stepUpErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.code === 'gateway.validation-failed'
    ? 'This is not your current password.'
    : adminErrorMessage(error);
