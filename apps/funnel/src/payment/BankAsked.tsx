import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import styles from './payment.module.css';

/** The provider's page was left with a payment that a bank carries out in days. It is no payment yet. */
export const BankAsked = () => (
  <div className={styles.step} role="status">
    <Notice tone="waiting">
      Your bank is carrying the payment out, which takes some days. It counts as soon as the bank confirms it:
      then we mail you the receipt and the link to the next step. If the bank refuses, we mail you, too, and
      you can pay in another way. Please do not pay again meanwhile. Questions? Write to{' '}
      <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
    </Notice>
  </div>
);
