import styles from './card.module.css';

/** Stands where a page could not be loaded or shown. */
export function RetryCard({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.card} role="alert">
      <h1>This page could not be loaded</h1>
      <p>The rest of the site still works. Check your connection, then try again.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
