import { CheckIcon } from '@rep13/ui';
import { PRICE_AMOUNT } from '../price/price.ts';
import styles from './payment.module.css';

const INCLUDED = [
  'Appointment of your EU legal representative',
  'Article 13 documentation',
  'Communication with authorities, 24/7',
  'Code to integrate into your website',
  'Activation within 24 hours',
  'Email and phone support',
];

/** What is bought and what it costs. */
export function OrderSummary({ companyName }: { companyName: string }) {
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <p className={styles.for}>For {companyName}</p>
      <dl className={styles.lines}>
        <Line what="EU legal representative service, one year" amount={PRICE_AMOUNT} />
        <Line what="Setup fee" amount="Free" />
        <Line what="Total" amount={`${PRICE_AMOUNT}/year`} />
      </dl>
      <p className={styles.terms}>Billed annually with automatic renewal. Cancel up to 30 days before it.</p>
      <h3>What is included</h3>
      <ul className={styles.included}>
        {INCLUDED.map((item) => (
          <li key={item}>
            <CheckIcon /> {item}
          </li>
        ))}
      </ul>
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
