import type { CardText } from './card-texts.ts';
import styles from './dashboard.module.css';

export function Card({ title, value, note }: CardText) {
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}
