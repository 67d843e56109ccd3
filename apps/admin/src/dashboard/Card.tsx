import styles from './dashboard.module.css';

interface CardProps {
  title: string;
  value: string;
  /** What the figure is made of. */
  note: string;
}

export function Card({ title, value, note }: CardProps) {
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}
