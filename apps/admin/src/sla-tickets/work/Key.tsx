import styles from '../ticket.module.css';

/** The key that does the same as the button it stands on. */
export function Key({ of }: { of: string }) {
  return <kbd className={styles.key}>{of}</kbd>;
}
