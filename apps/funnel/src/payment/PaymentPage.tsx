import type { SignupView } from '@rep13/contracts-onboarding';
import { memberStateInText } from '@rep13/contracts-legal-entity/constants';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { useSearchParams } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { MarketNotice } from '../markets/MarketNotice.tsx';
import { useProviderInformation } from '../provider-information/useProviderInformation.ts';
import { useDraft } from '../signature/useDraft.ts';
import { NotLoaded } from '../visitor/NotLoaded.tsx';
import { rememberedSignup } from '../visitor/remembered-signup.ts';
import { signupIdFrom } from '../visitor/signup-id.ts';
import { useResumeLink } from '../visitor/useResumeLink.ts';
import { useSignup } from '../visitor/useSignup.ts';
import { Included } from './Included.tsx';
import { NoRegistration } from './NoRegistration.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import styles from './payment.module.css';

const TITLE = 'Complete your payment';

/** Payment of the yearly fee for the registration named by `?signupId=`. */
export function PaymentPage() {
  useHead({
    title: 'Payment',
    description: 'Pay the yearly fee of your EU legal representative.',
    keywords: 'EU legal representative payment, DSA Article 13',
    noIndex: true,
  });
  const [query] = useSearchParams();
  const signupId = signupIdFrom(query.get('signupId')) ?? rememberedIfUnnamed(query);
  const { data, error, mutate } = useSignup(signupId);
  const link = useResumeLink({ isOpen: data !== undefined, reload: mutate });

  if (signupId === null) return <NoRegistration title={TITLE} />;
  if (!data) return <NotLoaded title={TITLE} error={error} link={link} onRetry={() => void mutate()} />;
  return <Order signup={data} />;
}

/** The registration of this tab stands in for an address that names none at all, never for a wrong one. */
const rememberedIfUnnamed = (query: URLSearchParams) => (query.has('signupId') ? null : rememberedSignup());

function Order({ signup }: { signup: SignupView }) {
  const isSigned = Boolean(useDraft(signup.id).data?.agreement);
  return (
    <FunnelPage
      title={TITLE}
      back={{ to: '/signup', text: 'Back to registration' }}
      progress={<OnboardingSteps current="Payment" isPaid={Boolean(signup.paidAt)} isSigned={isSigned} />}
    >
      <OrderSummary companyName={signup.companyName} fee={signup.fee} />
      {!signup.paidAt && <MarketsBeforePaying signupId={signup.id} />}
      <PaymentStep signup={signup} isSigned={isSigned} />
      <Included />
    </FunnelPage>
  );
}

/** Whether we may represent the client where it offers its service, as far as it has named its markets by now. */
function MarketsBeforePaying({ signupId }: { signupId: number }) {
  const { record } = useProviderInformation(signupId);
  if (record === undefined) return null;
  const markets = record?.euMarketsServed ?? [];
  return markets.length > 0 ? <MarketNotice markets={markets} /> : <MarketsToNameLater />;
}

function MarketsToNameLater() {
  const state = memberStateInText(LEGAL_ENTITY.memberState);
  return (
    <p className={styles.markets}>
      We are established in {state}. Please make sure that {state} is one of your markets: Article 13(1) of
      the Digital Services Act requires a representative in a Member State where you offer your service.
    </p>
  );
}
