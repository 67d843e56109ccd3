import type { ClientUserView } from '@rep13/contracts-onboarding';
import { Notice, Page, type Answer } from '@rep13/ui';
import { useSubscription } from '../subscription/useSubscription.ts';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { PortalSkeleton } from '../frame/PortalSkeleton.tsx';
import { MandateLine } from '../mandate/MandateLine.tsx';
import { useClientAgreement } from '../mandate/useClientAgreement.ts';
import { useDesignations } from '../designation/useDesignations.ts';
import { useMandate } from '../mandate/useMandate.ts';
import { allOf } from '../next-step/all-of.ts';
import { AccountBadge } from '../profile/AccountBadge.tsx';
import { useClientProfile } from '../profile/useClientProfile.ts';
import { usePublication } from '../publication/usePublication.ts';
import { useProviderInformation } from '../provider-information/useProviderInformation.ts';
import { useOrders } from '../orders/useOrders.ts';
import { newsOfOrders } from '../orders/order-news.ts';
import { useNews } from '../orders/useNews.ts';
import { AccountBar } from '../session/AccountBar.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { ViolationBanner } from './ViolationBanner.tsx';
import styles from './dashboard.module.css';

export function Dashboard({ user }: { user: ClientUserView }) {
  const answers = {
    profile: useClientProfile(),
    agreement: useClientAgreement(),
    mandate: useMandate(),
    letters: useDesignations(),
    provider: useProviderInformation(user.signupId),
    publication: usePublication(),
    tickets: useOrders(),
  };
  const subscription = useSubscription();
  const { profile, mandate, tickets } = answers;
  // Parts that came one after the other would push each other down while somebody reads.
  const isComplete = [subscription, ...Object.values<Answer<unknown>>(answers)].every(isThere);
  const standing = allOf({ ...answers, signupId: known(user.signupId) });
  // The profile is asked for again and again, the session's user only once.
  const status = profile.data?.accountStatus ?? user.accountStatus;
  useNews(tickets.data, newsOfOrders);

  // At the head of a page "Active" would be read as that of the mandate: Company Info says it.
  return (
    <PortalFrame account={<AccountBar clientId={user.clientId} />}>
      <Page title={user.companyName} actions={status !== 'active' && <AccountBadge status={status} />}>
        {isComplete ? (
          <>
            <MandateLine mandate={mandate} subscription={subscription} />
            <div className={styles.notices}>
              {status === 'pending' && <SetupInProgress />}
              <ViolationBanner tickets={tickets.data ?? []} />
            </div>
            <DashboardTabs user={user} {...answers} standing={standing} />
          </>
        ) : (
          <PortalSkeleton />
        )}
      </Page>
    </PortalFrame>
  );
}

/** It has come, or is known not to come. */
const isThere = ({ data, error }: Answer<unknown>) => data !== undefined || error !== undefined;

const known = <T,>(data: T) => ({ data, error: undefined, mutate: () => undefined });

function SetupInProgress() {
  return (
    <Notice tone="info" role="status">
      Your account setup is in progress. We will confirm by email when it is complete.
    </Notice>
  );
}
