import { Section } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { PasswordForm } from '../password-change/PasswordForm.tsx';
import { useStaffMember } from '../session/useStaffMember.ts';
import { SecondFactors } from '../second-factor/SecondFactors.tsx';
import { StaffSessions } from './StaffSessions.tsx';

/** One's own account. */
export function AccountPage() {
  return (
    <AdminLayout>
      <Account />
    </AdminLayout>
  );
}

function Account() {
  const { username } = useStaffMember();
  return (
    <TitledPage width="text">
      <Section title="Sessions" lead="Where somebody is signed in with your name.">
        <StaffSessions />
      </Section>
      <Section
        title="Second factor"
        lead="Asked for at each sign-in besides the password. A change ends your other sessions."
      >
        <SecondFactors staysOnPage />
      </Section>
      <Section
        title="Change password"
        lead="It ends your other sessions. Somebody who forgot the password asks an admin for a new one."
      >
        <PasswordForm username={username} />
      </Section>
    </TitledPage>
  );
}
