import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { AfterPayment } from './AfterPayment.tsx';
import type { usePayment } from './usePayment.ts';
import styles from './payment.module.css';

type DemoPaymentProps = ReturnType<typeof usePayment> & { isSigned: boolean };

/** The payment of a product that takes no money yet. */
export function DemoPayment({ pay, isProcessing, problem, isSigned }: DemoPaymentProps) {
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
      <AfterPayment isSigned={isSigned} />
    </div>
  );
}
