import { signupAddress } from '../visitor/useSignup.ts';
import { useEffect, useState } from 'react';
import { Notice } from '@rep13/ui';
import { reloadApi } from '@rep13/web-kit/api';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import styles from './payment.module.css';

const ASK_AGAIN_MS = 2_000;
/** Confirmations come within seconds; who still waits then wants to know why. */
const USUAL_MS = 30_000;

/** The provider's page was left as paid: its confirmation comes by itself, mostly within seconds. */
export function PaymentConfirmed({ signupId }: { signupId: number }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => void reloadApi(signupAddress(signupId)), ASK_AGAIN_MS);
    const patience = setTimeout(() => setLate(true), USUAL_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, [signupId]);
  return (
    <div className={styles.step} role="status">
      {isLate ? <Late /> : <Usual />}
    </div>
  );
}

const Usual = () => (
  <Notice tone="info">
    We wait for the confirmation of your payment. It usually takes seconds, and this page then continues by
    itself. You may close it: we mail you the receipt and the link to the next step. Please do not pay again.
  </Notice>
);

const Late = () => (
  <Notice tone="waiting">
    The confirmation takes longer than usual. We now ask our payment provider ourselves, every ten minutes at
    first and then every hour. You can close this page: as soon as the payment is confirmed, we mail you the
    receipt and the link to the next step. Please do not pay again. If no mail has come by tomorrow, write to{' '}
    <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
  </Notice>
);
