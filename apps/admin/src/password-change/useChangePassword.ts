import type { AdminPasswordBody, AdminUserView } from '@rep13/contracts-admin';
import { toast } from '@rep13/web-kit';
import { ApiError, reloadApi, useSend } from '@rep13/web-kit/api';
import { SESSIONS } from '../session/sessions-path.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';

export type PasswordValues = AdminPasswordBody & { confirmPassword: string };

/** Changes one's own password; answers why not, or nothing when it is done. */
export function useChangePassword() {
  const { send, isSending } = useSend<AdminPasswordBody, AdminUserView>('POST', '/api/admin/password');

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
    await reloadApi(SESSIONS);
    toast({ title: 'Password changed', description: 'Use the new password from now on.' });
    return undefined;
  };
  return { changePassword, isSending };
}
