import { Page } from '@rep13/ui';
import { Desk } from '../frame/Desk.tsx';
import { PasswordForm } from '../password-change/PasswordForm.tsx';
import { useStaffMember } from '../session/useStaffMember.ts';

/** One's own account. */
export function AccountPage() {
  return (
    <Desk title="Change password">
      <Account />
    </Desk>
  );
}

function Account() {
  const { username } = useStaffMember();
  return (
    <Page
      title="Change password"
      width="text"
      lead="It ends your other sessions. Somebody who forgot the password asks an admin for a new one."
    >
      <PasswordForm username={username} />
    </Page>
  );
}
