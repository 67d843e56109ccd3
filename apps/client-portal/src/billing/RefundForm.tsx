import { refund } from '@rep13/contracts-api-client/subscription';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Problem } from '@rep13/ui';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

const DONE = {
  title: 'Your refund is on its way',
  description: 'The agreement ends today. We mail you when the refund is made.',
};

/** What asking the fee back means, above the button that does it. */
export function RefundForm({ onEnded, onClose }: { onEnded: () => void; onClose: () => void }) {
  const { take, isTaking, problem } = useBillingStep(callOf(refund));
  const ask = async () => {
    if (await take({}, DONE)) onEnded();
  };
  return (
    <div className={styles.part}>
      <ul className={styles.means}>
        <li>The whole fee goes back to the card that you paid with, mostly within 5 to 7 business days.</li>
        <li>The agreement and your mandate end today at midnight, our time.</li>
        <li>For another 90 days we receive orders about the time before and forward them to you.</li>
      </ul>
      <Problem text={problem} />
      <div className={styles.ways}>
        <button
          type="button"
          className={buttonStyle('primary')}
          disabled={isTaking}
          aria-busy={isTaking}
          onClick={() => void ask()}
        >
          {isTaking ? 'Asking…' : 'Ask the fee back and end the agreement today'}
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
          Leave it as it is
        </button>
      </div>
    </div>
  );
}
