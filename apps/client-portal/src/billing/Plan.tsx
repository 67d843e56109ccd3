import { card, payOwed } from '@rep13/contracts-api-client/subscription';
import type { PaymentBegunView, SubscriptionView } from '@rep13/contracts-onboarding';
import { callOf, type Call, type NoBody } from '@rep13/contracts-operations';
import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import { useClientProfile } from '../profile/useClientProfile.ts';
import { subscriptionFacts, warningOf, yearly } from './subscription-labels.ts';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

interface PlanProps {
  subscription: SubscriptionView;
  /** The provider's page was left as paid just now. */
  isWaiting: boolean;
}

/** What it costs, when it renews or ends, until when the money can be asked back, and the way to the card. */
export function Plan({ subscription, isWaiting }: PlanProps) {
  const profile = useClientProfile();
  const agreedFee = profile.data ? yearly(profile.data.fee) : profile.error ? 'Unavailable' : '…';
  const warning = warningOf(subscription);
  return (
    <div className={styles.part}>
      {warning && <Notice tone="bad">{warning}</Notice>}
      <FactList facts={subscriptionFacts(subscription, agreedFee)} />
      {isWaiting && !!subscription.canPayOwed && <OwedIsPaid />}
      <Ways subscription={subscription} isUrgent={warning !== null} />
    </div>
  );
}

const OwedIsPaid = () => (
  <Notice tone="waiting" role="status">
    We wait for the confirmation of your payment. A card takes seconds, a bank debit some days. Please do not
    pay again: we mail you as soon as it is confirmed.
  </Notice>
);

/** A debt for which no card is tried any more is paid on a page of its own; to change the card would help nothing. */
function Ways({ subscription, isUrgent }: { subscription: SubscriptionView; isUrgent: boolean }) {
  if (subscription.canPayOwed) return <ToProvider call={callOf(payOwed)} label="Pay what is owed" isUrgent />;
  if (!subscription.hasCardPage || subscription.state === 'ended') return null;
  const label = isUrgent ? 'Pay now or change the card' : 'Change the card';
  return <ToProvider call={callOf(card)} label={label} isUrgent={isUrgent} />;
}

interface ToProviderProps {
  call: Call<NoBody, PaymentBegunView>;
  label: string;
  isUrgent: boolean;
}

function ToProvider({ call, label, isUrgent }: ToProviderProps) {
  const { take, isTaking, problem } = useBillingStep(call);
  const open = async () => {
    const page = await take({});
    if (page) window.location.assign(page.redirectTo);
  };
  return (
    <>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle(isUrgent ? 'primary' : 'secondary')}
        disabled={isTaking}
        aria-busy={isTaking}
        onClick={() => void open()}
      >
        {label}
      </button>
    </>
  );
}
