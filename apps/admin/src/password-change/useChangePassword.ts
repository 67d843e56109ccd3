import type { AdminPasswordBody } from '@rep13/contracts-admin';
import { changePassword as change } from '@rep13/contracts-api-admin/account';
import { list as sessions } from '@rep13/contracts-api-admin/sessions';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError, reloadApi, useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';

export type PasswordValues = AdminPasswordBody & { confirmPassword: string };

/** Changes one's own password; answers why not, or nothing when it is done. */
export function useChangePassword() {
  const { send, isSending } = useSend(callOf(change));

  const changePassword = async ({ currentPassword, newPassword }: PasswordValues) => {
    try {
      await send({ currentPassword, newPassword });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) await askWhoIsSignedIn();
      return error;
    }
    await askWhoIsSignedIn();
    // Only this one is left.
    await reloadApi(addressOf(sessions));
    toast({ title: 'Password changed', description: 'Use the new password from now on.' });
    return undefined;
  };
  return { changePassword, isSending };
}
