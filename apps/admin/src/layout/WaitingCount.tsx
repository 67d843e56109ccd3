import styles from './admin-nav.module.css';

export interface Waiting {
  count: number;
  /** What is counted, for readers, who hear the number alone otherwise. */
  what: string;
}

/** A number on a link or button; nothing where nothing waits. */
export function WaitingCount({ count, what }: Waiting) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className={styles.unseen}> {what}</span>
    </span>
  );
}
