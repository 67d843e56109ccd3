import type { ClientUserView, SubscriptionView } from '@rep13/contracts-onboarding';
import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import { buttonStyle, EmptyState, Loaded, Page, Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { AccountBar } from '../session/AccountBar.tsx';
import { Columns } from '../frame/Columns.tsx';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { SIGN_IN_FOR_BILLING } from '../session/sign-in-address.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import { StepUpDialog } from '../session/StepUpDialog.tsx';
import { BillingData } from './BillingData.tsx';
import { Ending } from './Ending.tsx';
import { Invoices } from './Invoices.tsx';
import { Plan } from './Plan.tsx';
import { usePaidOwed } from './usePaidOwed.ts';
import { useSubscription } from '../subscription/useSubscription.ts';

/** What was bought, its invoices, whom they are for, and how it ends. */
export function BillingPage() {
  useHead({
    title: 'Billing',
    description: 'Your plan, your invoices, and how the agreement ends.',
    keywords: 'invoices, renewal, cancellation',
    noIndex: true,
  });
  return <SignedIn signInPath={SIGN_IN_FOR_BILLING}>{(user) => <Billing user={user} />}</SignedIn>;
}

function Billing({ user }: { user: ClientUserView }) {
  const subscription = useSubscription();
  const isWaiting = usePaidOwed(user.signupId);
  return (
    <PortalFrame account={<AccountBar clientId={user.clientId} />}>
      <Page title="Billing" actions={<Link to="/client/dashboard">Back to your mandate</Link>}>
        <Loaded answer={subscription} lines={6}>
          {(bought) =>
            bought === null ? (
              <NothingPaid signupId={user.signupId} />
            ) : (
              <Bought
                subscription={bought}
                isWaiting={isWaiting}
                onEnded={() => void subscription.mutate()}
              />
            )
          }
        </Loaded>
      </Page>
      <StepUpDialog clientId={user.clientId} />
    </PortalFrame>
  );
}

interface BoughtProps {
  subscription: SubscriptionView;
  isWaiting: boolean;
  onEnded: () => void;
}

function Bought({ subscription, isWaiting, onEnded }: BoughtProps) {
  const isDemo = subscription.provider === DEMO_PROVIDER;
  return (
    <Columns wide="first">
      <div>
        <Section title="Your plan">
          <Plan subscription={subscription} isWaiting={isWaiting} />
        </Section>
      </div>
      <div>
        <Section title="Invoices">
          <Invoices isDemo={isDemo} />
        </Section>
        {!isDemo && (
          <Section title="Who your invoices are for">
            <BillingData />
          </Section>
        )}
      </div>
      <div>
        <Section title="Cancel or switch">
          <Ending subscription={subscription} onEnded={onEnded} />
        </Section>
      </div>
    </Columns>
  );
}

const NothingPaid = ({ signupId }: { signupId: number }) => (
  <EmptyState
    action={
      <Link to={`/payment?signupId=${signupId}`} className={buttonStyle('primary')}>
        Pay the first year
      </Link>
    }
  >
    Nothing is paid yet. Your mandate begins once the fee is paid and the agreement is signed.
  </EmptyState>
);
