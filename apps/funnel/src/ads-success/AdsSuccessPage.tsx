import { useEffect } from 'react';
import { CURRENCY } from '@rep13/contracts-constants';
import type { SignupView } from '@rep13/contracts-onboarding';
import { buttonStyle } from '@rep13/ui';
import { LEGAL_ENTITY, trackPurchase, useHead } from '@rep13/web-kit';
import { blocksCookies } from '@rep13/web-kit/api';
import { Link, useSearchParams } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { PRICE_VALUE } from '../price/price.ts';
import { CookiesNeeded } from '../visitor/CookiesNeeded.tsx';
import { rememberedSignup } from '../visitor/remembered-signup.ts';
import { signupIdFrom } from '../visitor/signup-id.ts';
import { useSignup } from '../visitor/useSignup.ts';
import styles from './ads-success.module.css';

const HEAD = {
  description: 'Your registration is received. Payment and signature are next.',
  keywords: 'EU legal representative activation',
  noIndex: true,
};

const PROMISES = [
  ['Confirmation email', 'Within 5 minutes, with your Client ID and the links to continue.'],
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
  const [query] = useSearchParams();
  usePurchase(query.get('transaction_id'));
  const named = signupIdFrom(query.get('signupId')) ?? signupIdFrom(query.get('transaction_id'));
  const signupId = named ?? rememberedSignup();
  const { data: signup, error, mutate } = useSignup(signupId);
  const state = stateOf(error?.status === 404 ? null : signupId, signup);
  useHead({ ...HEAD, title: state === UNREGISTERED ? UNREGISTERED.title : 'Registration received' });
  if (error?.status === 404 && blocksCookies()) return <CookiesNeeded onRetry={() => void mutate()} />;
  return (
    <FunnelPage
      title={state.title}
      lead={state.lead}
      progress={<OnboardingSteps current={state.step} isPaid={state.step === 'Signature'} />}
    >
      <Link to={state.next} className={`${buttonStyle('primary', 'large')} ${styles.next}`}>
        {state.button}
      </Link>
      <h2 className={styles.subheading}>What happens next</h2>
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
        call <a href={LEGAL_ENTITY.phoneLink}>{LEGAL_ENTITY.phone}</a>,{' '}
        <span className={styles.hours}>{LEGAL_ENTITY.businessHours}</span>.
      </p>
      <p className={styles.links}>
        <Link to="/legal">Representative information</Link>
        <Link to="/">Back to Home</Link>
      </p>
    </FunnelPage>
  );
}

function stateOf(signupId: number | null, signup?: SignupView) {
  if (signupId === null) return UNREGISTERED;
  return signup?.paidAt ? paid(signupId) : unpaid(signupId);
}

/** Opened without a registration, or with one that this browser may not see. */
const UNREGISTERED = {
  title: 'Nobody has registered here yet',
  lead: 'This page confirms a registration made in this browser. If you have registered elsewhere, open the link in your signup confirmation email.',
  step: 'Registration',
  next: '/signup',
  button: 'Register your company',
} as const;

const CONFIRMED = 'Confirmed: we activate your representative within 24 hours of payment and signature.';

const unpaid = (signupId: number) =>
  ({
    title: 'Registration received: 2 steps to activation',
    lead: `${CONFIRMED} The payment comes next, then the signature.`,
    step: 'Payment',
    next: `/payment?signupId=${signupId}`,
    button: 'Continue to Payment',
  }) as const;

/** For who comes back here later. */
const paid = (signupId: number) =>
  ({
    title: 'Registration and payment received',
    lead: `${CONFIRMED} The agreement comes next.`,
    step: 'Signature',
    next: `/signature/${signupId}`,
    button: 'Continue to the agreement',
  }) as const;

/** Tells the data layer of the order. */
function usePurchase(transactionId: string | null): void {
  useEffect(() => {
    trackPurchase({ transactionId, value: PRICE_VALUE, currency: CURRENCY, items: [ITEM] });
  }, [transactionId]);
}
