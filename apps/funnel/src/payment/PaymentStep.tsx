import type { SignupView } from '@rep13/contracts-onboarding';
import { buttonStyle, formatDate, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { usePayment } from './usePayment.ts';
import styles from './payment.module.css';

/** The demo payment; for what is paid already, the way on. */
export function PaymentStep({ signup }: { signup: SignupView }) {
  const { pay, isProcessing } = usePayment(signup.id);

  if (signup.paidAt && !isProcessing) {
    return (
      <div className={styles.step}>
        <Notice tone="info">
          The first year was paid on {formatDate(signup.paidAt)}. Nothing more is due now.
        </Notice>
        <Link to={`/signature/${signup.id}`} className={`${buttonStyle('primary', 'large')} ${styles.next}`}>
          Go on to the agreement
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <Notice tone="info">
        Payment integration is coming soon. This is a demo: no money is taken and no card is asked for.
      </Notice>
      <button
        type="button"
        className={buttonStyle('primary', 'large')}
        disabled={isProcessing}
        onClick={() => void pay()}
      >
        {isProcessing ? 'Processing...' : 'Complete Payment'}
      </button>
      <p className={styles.terms}>Next you read and sign the agreement, about ten minutes.</p>
    </div>
  );
}
