import styles from './funnel-page.module.css';

/** Stays on the prerendered page of a visitor whose browser runs no scripts. */
export function NeedsJavaScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className={styles.lead}>{what} needs JavaScript. Please switch it on and load the page again.</p>
    </noscript>
  );
}
