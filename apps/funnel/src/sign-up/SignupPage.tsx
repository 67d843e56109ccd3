import { Notice } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { blocksCookies } from '@rep13/web-kit/api';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { NeedsJavaScript } from '../frame/NeedsJavaScript.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { PRICE_TEXT } from '../price/price.ts';
import { RegisteredAlready } from './RegisteredAlready.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useRegisterSignup } from './useRegisterSignup.ts';
import { SignupSummary } from './SignupSummary.tsx';

/** Registration of the company that we are to represent. */
export function SignupPage() {
  const { register, isBusy } = useRegisterSignup();
  useHead({
    title: 'Legal Representative Registration',
    description: `Register your company for an EU legal representative under Article 13 of the Digital Services Act. ${PRICE_TEXT}.`,
    keywords: 'EU legal representative registration, DSA Article 13',
  });
  return (
    <FunnelPage
      title="Legal Representative Registration"
      lead="These details go into the agreement and to the Digital Services Coordinator. It takes about three minutes."
      back={{ to: '/check', text: 'Back to the compliance check' }}
      progress={<OnboardingSteps current="Registration" />}
      hasAside
    >
      <NeedsJavaScript what="The registration" />
      {blocksCookies() && (
        <Notice tone="waiting" role="alert">
          <strong>Your browser blocks cookies.</strong> Allow cookies for this site in its settings before you
          register: without them you cannot continue to the payment and the agreement in this browser.
        </Notice>
      )}
      <RegisteredAlready />
      <SignupForm isBusy={isBusy} onRegister={register} />
      <SignupSummary />
    </FunnelPage>
  );
}
