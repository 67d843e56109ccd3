import type { AdminUserView } from '@rep13/contracts-admin';
import { CardPage } from '@rep13/ui/antd';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Shown before anything else after a sign-in with a password that somebody else made up. */
export function PasswordChangePage({ user }: { user: AdminUserView }) {
  return (
    <AdminFrame account={<AccountBar user={user} />}>
      <CardPage
        title="Choose your own password"
        lead="You signed in with a password that was made for you. Replace it to continue."
      >
        <PasswordForm username={user.username} />
      </CardPage>
    </AdminFrame>
  );
}
