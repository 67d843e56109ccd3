import { buttonStyle, Notice, Problem } from '@rep13/ui';
import type { usePayment } from './usePayment.ts';
import styles from './payment.module.css';

/** The payment of a product that takes no money yet. */
export function DemoPayment({ pay, isProcessing, problem }: ReturnType<typeof usePayment>) {
  return (
    <div className={styles.step}>
      <Notice tone="info">
        Payment integration is coming soon. This is a demo: no money is taken, and no card is needed.
      </Notice>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('primary', 'large')}
        disabled={isProcessing}
        onClick={() => void pay()}
      >
        {isProcessing ? 'Processing...' : 'Complete Payment'}
      </button>
      <p className={styles.terms}>Next you read and sign the agreement.</p>
    </div>
  );
}
