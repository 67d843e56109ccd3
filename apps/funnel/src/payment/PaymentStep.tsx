import type { SignupView } from '@rep13/contracts-onboarding';
import { DEMO_PROVIDER, type LegalDay } from '@rep13/contracts-constants';
import { buttonStyle, Loaded, Notice } from '@rep13/ui';
import { formatLegalDay, legalDaysNote } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { BankAsked } from './BankAsked.tsx';
import { DemoPayment } from './DemoPayment.tsx';
import { PaymentConfirmed } from './PaymentConfirmed.tsx';
import { ProviderPayment } from './ProviderPayment.tsx';
import { usePayment } from './usePayment.ts';
import { usePaymentState } from './usePaymentState.ts';
import styles from './payment.module.css';

interface PaymentStepProps {
  signup: SignupView;
  isSigned: boolean;
}

/** The payment as its provider takes it; for what is paid already, the way on. */
export function PaymentStep({ signup, isSigned }: PaymentStepProps) {
  const demo = usePayment(signup.id, isSigned);
  if (signup.paidAt && !demo.isProcessing) return <Paid signupId={signup.id} paidAt={signup.paidAt} />;
  return <Unpaid signup={signup} isSigned={isSigned} demo={demo} />;
}

function Paid({ signupId, paidAt }: { signupId: number; paidAt: LegalDay }) {
  return (
    <div className={styles.step}>
      <Notice tone="info">
        The first year was paid on {formatLegalDay(paidAt)}. Nothing more is due now. {legalDaysNote()}
      </Notice>
      <Link to={`/signature/${signupId}`} className={`${buttonStyle('primary', 'large')} ${styles.next}`}>
        Go on to the agreement
      </Link>
    </div>
  );
}

interface UnpaidProps extends PaymentStepProps {
  demo: ReturnType<typeof usePayment>;
}

function Unpaid({ signup, isSigned, demo }: UnpaidProps) {
  const { id: signupId, fee } = signup;
  const { answer, wasClosed } = usePaymentState(signupId);
  return (
    <Loaded answer={answer} lines={4}>
      {(state) => {
        if (state.provider === DEMO_PROVIDER) return <DemoPayment {...demo} isSigned={isSigned} />;
        if (state.state === 'processing') return <BankAsked />;
        if (state.state !== 'unpaid' && state.state !== 'failed')
          return <PaymentConfirmed signupId={signupId} />;
        return (
          <ProviderPayment
            signupId={signupId}
            fee={fee}
            state={state}
            wasClosed={wasClosed}
            isSigned={isSigned}
          />
        );
      }}
    </Loaded>
  );
}
