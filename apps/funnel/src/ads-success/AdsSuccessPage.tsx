import { useEffect } from 'react';
import { CURRENCY } from '@rep13/contracts-constants';
import { buttonStyle } from '@rep13/ui';
import { LEGAL_ENTITY, trackPurchase, useHead } from '@rep13/web-kit';
import { Link, useSearchParams } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { PRICE_VALUE } from '../price/price.ts';
import { rememberedSignup } from '../visitor/remembered-signup.ts';
import { signupIdFrom } from '../visitor/signup-id.ts';
import styles from './ads-success.module.css';

const HEAD = {
  title: 'Activation confirmed',
  description: 'Your registration is confirmed.',
  keywords: 'EU legal representative activation',
  noIndex: true,
};

const PROMISES = [
  ['Confirmation email', 'Within 5 minutes, with your Client ID and the links to go on.'],
  ['Documentation', 'Within 24 hours, for your site and your records.'],
  ['Compliance', 'Live immediately, once the fee is paid and the agreement is signed.'],
] as const;

const ITEM = {
  item_id: 'dsa-legal-rep',
  item_name: 'DSA Legal Representative Service',
  category: 'Compliance Services',
  quantity: 1,
  price: PRICE_VALUE,
};

/** The registration is taken: what happens now, and the one thing to do next. */
export function AdsSuccessPage() {
  useHead(HEAD);
  const [query] = useSearchParams();
  usePurchase(query.get('transaction_id'));
  const signupId = signupIdFrom(query.get('signupId')) ?? rememberedSignup();
  return (
    <FunnelPage
      title="Your activation is confirmed"
      lead="We have your registration. Two short steps make it complete: the payment and the signature."
      progress={<OnboardingSteps current="Payment" />}
    >
      <Link
        to={signupId === null ? '/payment' : `/payment?signupId=${signupId}`}
        className={`${buttonStyle('primary', 'large')} ${styles.next}`}
      >
        Continue to Payment
      </Link>
      <h2 className={styles.subheading}>What happens now</h2>
      <dl className={styles.promises}>
        {PROMISES.map(([what, when]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>
        Questions? Write to <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a> or
        call <a href={LEGAL_ENTITY.phoneLink}>{LEGAL_ENTITY.phone}</a>, {LEGAL_ENTITY.businessHours}.
      </p>
      <p className={styles.links}>
        <Link to="/legal">Representative information</Link>
        <Link to="/">Back to Home</Link>
      </p>
    </FunnelPage>
  );
}

/** Tells the data layer of the order. */
function usePurchase(transactionId: string | null): void {
  useEffect(() => {
    trackPurchase({ transactionId, value: PRICE_VALUE, currency: CURRENCY, items: [ITEM] });
  }, [transactionId]);
}
