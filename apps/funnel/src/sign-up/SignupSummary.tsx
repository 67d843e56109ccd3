import { OFFERED_FEE, REFUND_DAYS } from '@rep13/contracts-constants';
import { formatPrice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import styles from './signup-summary.module.css';

const { name, registry, registryCode, memberState } = LEGAL_ENTITY;

const NEXT = ['Register your company', 'Pay the yearly fee', 'Read and sign the agreement'];

/** Beside the form, where there is room: what it costs, what comes next, and who will represent the company. */
export const SignupSummary = () => (
  <aside className={styles.order} aria-labelledby="signup-summary">
    <h2 id="signup-summary">What you order</h2>
    <p>
      <b>{formatPrice(OFFERED_FEE.amountCents)}</b> a year, no setup fee. Your money back within {REFUND_DAYS}{' '}
      days.
    </p>
    <h3>What happens next</h3>
    <ol>
      {NEXT.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>Your mandate is in force as soon as you have paid and signed.</p>
    <h3>Your representative</h3>
    <p>
      {name}, {registry} {registryCode}, {memberState}
    </p>
  </aside>
);
