import { type Fee } from '@rep13/contracts-constants';
import { priceAmount } from '../price/price.ts';
import styles from './payment.module.css';

interface OrderSummaryProps {
  companyName?: string;
  /** What was agreed; without a registration, what is offered. */
  fee: Fee;
}

/** What is bought and what it costs; for whom, once that is known. */
export function OrderSummary({ companyName, fee }: OrderSummaryProps) {
  const amount = priceAmount(fee);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      {companyName && <p className={styles.for}>For {companyName}</p>}
      <dl className={styles.lines}>
        <Line what="EU legal representative service, one year" amount={amount} />
        <Line what="Setup fee" amount="Free" />
        <Line what="Total" amount={`${amount}/year`} />
      </dl>
      <p className={styles.terms}>
        Billed annually with automatic renewal. Cancel up to 30 days before renewal.
      </p>
    </section>
  );
}

function Line({ what, amount }: { what: string; amount: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
