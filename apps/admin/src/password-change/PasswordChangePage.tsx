import type { AdminUserView } from '@rep13/contracts';
import { CardPage } from '../frame/CardPage.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Before anything else, for whoever signed in with a password that somebody else made up. */
export function PasswordChangePage({ user }: { user: AdminUserView }) {
  return (
    <CardPage
      title="Choose your own password"
      lead="You signed in with a password that was made for you. Replace it before you go on."
      account={<AccountBar user={user} />}
    >
      <PasswordForm username={user.username} />
    </CardPage>
  );
}
