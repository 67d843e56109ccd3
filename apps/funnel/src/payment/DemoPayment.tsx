import { buttonStyle, Notice } from '@rep13/ui';
import styles from './payment.module.css';

/** The payment of a product that takes no money yet. */
export function DemoPayment({ isProcessing, onPay }: { isProcessing: boolean; onPay: () => void }) {
  return (
    <div className={styles.step}>
      <Notice tone="info">
        Payment integration is coming soon. This is a demo: no money is taken, and no card is needed.
      </Notice>
      <button
        type="button"
        className={buttonStyle('primary', 'large')}
        disabled={isProcessing}
        onClick={onPay}
      >
        {isProcessing ? 'Processing...' : 'Complete Payment'}
      </button>
      <p className={styles.terms}>Next you read and sign the agreement.</p>
    </div>
  );
}
