import { CheckIcon } from '@rep13/ui';
import styles from './payment.module.css';

const INCLUDED = [
  'Appointment of your EU legal representative',
  'Article 13 documentation',
  'Communication with authorities, 24/7',
  'Code to integrate into your website',
  'Activation within 24 hours',
  'Email and phone support',
];

/** What the fee pays for. */
export function Included() {
  return (
    <section className={styles.includes}>
      <h2>What is included</h2>
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
