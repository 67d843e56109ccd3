import type { ClientUserView } from '@rep13/contracts-onboarding';
import { Page, Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { AccountBar } from '../session/AccountBar.tsx';
import { Columns } from '../frame/Columns.tsx';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { SIGN_IN_FOR_ACCOUNT } from '../session/sign-in-address.ts';
import { StepUpDialog } from '../session/StepUpDialog.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ClientSecondFactors } from './ClientSecondFactors.tsx';
import { ClientSessions } from './ClientSessions.tsx';

const SECOND_FACTOR =
  'If you set one up, we ask for it at each sign-in besides the password, also after a reset. A change ends your other sessions.';

/** The password, where the client is signed in, and the second factor. */
export function AccountPage() {
  useHead({
    title: 'Your account',
    description: 'Your password, where you are signed in, and your second factor.',
    keywords: 'client account, sessions, second factor, password',
    noIndex: true,
  });
  return <SignedIn signInPath={SIGN_IN_FOR_ACCOUNT}>{(user) => <Account user={user} />}</SignedIn>;
}

function Account({ user }: { user: ClientUserView }) {
  return (
    <PortalFrame account={<AccountBar clientId={user.clientId} />}>
      <Page title="Your account" actions={<Link to="/client/dashboard">Back to your mandate</Link>}>
        <Columns wide="first">
          <div>
            <Section title="Change password" lead="It ends your other sessions.">
              <ChangePassword clientId={user.clientId} />
            </Section>
          </div>
          <div>
            <Section title="Sessions" lead="Devices signed in to this account.">
              <ClientSessions />
            </Section>
            <Section title="Second factor" lead={SECOND_FACTOR}>
              <ClientSecondFactors />
            </Section>
          </div>
        </Columns>
      </Page>
      <StepUpDialog clientId={user.clientId} />
    </PortalFrame>
  );
}
