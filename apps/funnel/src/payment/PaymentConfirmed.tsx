import { useEffect } from 'react';
import { Notice } from '@rep13/ui';
import { reloadApi } from '@rep13/web-kit/api';
import styles from './payment.module.css';

const ASK_AGAIN_MS = 2_000;

/** The provider's page was left as paid: its confirmation comes by itself, mostly within seconds. */
export function PaymentConfirmed({ signupId }: { signupId: number }) {
  useEffect(() => {
    const timer = setInterval(() => void reloadApi(['/api/signup', signupId]), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [signupId]);
  return (
    <div className={styles.step} role="status">
      <Notice tone="info">
        We wait for the confirmation of your payment. It mostly takes seconds, and this page goes on by
        itself. You may close it: we mail you the receipt and the link to the next step. Please do not pay
        again.
      </Notice>
    </div>
  );
}
