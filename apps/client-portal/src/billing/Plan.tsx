import type { PaymentBegunView, SubscriptionView } from '@rep13/contracts-onboarding';
import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import { subscriptionFacts, warningOf } from './subscription-words.ts';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

/** Until when it is paid, what is charged next, and the way to the card. */
export function Plan({ subscription }: { subscription: SubscriptionView }) {
  const warning = warningOf(subscription);
  return (
    <div className={styles.part}>
      {warning && <Notice tone="bad">{warning}</Notice>}
      <FactList facts={subscriptionFacts(subscription)} />
      {subscription.hasCardPage && <Card isUrgent={warning !== null} />}
    </div>
  );
}

function Card({ isUrgent }: { isUrgent: boolean }) {
  const { take, isTaking, problem } = useBillingStep<object, PaymentBegunView>('/api/client/card');
  const open = async () => {
    const page = await take({});
    if (page) window.location.assign(page.redirectTo);
  };
  return (
    <>
      <Problem words={problem} />
      <button
        type="button"
        className={buttonStyle(isUrgent ? 'primary' : 'secondary')}
        disabled={isTaking}
        aria-busy={isTaking}
        onClick={() => void open()}
      >
        {isUrgent ? 'Pay now or change the card' : 'Change the card'}
      </button>
    </>
  );
}
