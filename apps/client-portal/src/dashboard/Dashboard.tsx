import type { ClientUserView } from '@rep13/contracts';
import { Notice, Page } from '@rep13/ui';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { useClientAgreement } from '../mandate/useClientAgreement.ts';
import { AccountBadge } from '../profile/AccountBadge.tsx';
import { useClientProfile } from '../profile/useClientProfile.ts';
import { useClientTickets } from '../sla-tickets/useClientTickets.ts';
import { AccountBar } from './AccountBar.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { FirstLine } from './FirstLine.tsx';
import { ViolationBanner } from './ViolationBanner.tsx';
import styles from './dashboard.module.css';

export function Dashboard({ user }: { user: ClientUserView }) {
  const profile = useClientProfile();
  const agreement = useClientAgreement();
  const tickets = useClientTickets();

  return (
    <PortalFrame account={<AccountBar clientId={user.clientId} />}>
      <Page title={user.companyName} actions={<AccountBadge status={user.accountStatus} />}>
        <div className={styles.notices}>
          <FirstLine signupId={user.signupId} profile={profile} agreement={agreement} />
          {user.accountStatus === 'pending' && <SetupInProgress />}
          <ViolationBanner tickets={tickets.data ?? []} />
        </div>
        <DashboardTabs user={user} profile={profile} agreement={agreement} tickets={tickets} />
      </Page>
    </PortalFrame>
  );
}

function SetupInProgress() {
  return (
    <Notice tone="info" role="status">
      Your account setup is in progress. We will confirm by email when it is complete.
    </Notice>
  );
}
