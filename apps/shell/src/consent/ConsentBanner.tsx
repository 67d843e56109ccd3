import { useEffect, useState } from 'react';
import { useConsentStore } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { ConsentSettings } from './ConsentSettings.tsx';
import styles from './consent.module.css';

const APPEARS_AFTER_MS = 1_000;

/** Asks once, a second after the page is there, or again when the visitor wants to change the choice. */
export function ConsentBanner() {
  const { choice, isReopened, choose } = useConsentStore();
  const [isDue, setDue] = useState(false);
  const [showsSettings, setShowsSettings] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isReopened && (choice !== null || !isDue)) return null;
  return (
    <section className={styles.banner} aria-label="Cookies">
      <button type="button" className={styles.close} aria-label="Close and decline" onClick={() => choose('declined')}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      {showsSettings ? (
        <ConsentSettings onBack={() => setShowsSettings(false)} />
      ) : (
        <>
          <h2 className={styles.title}>Cookies</h2>
          <p>
            We need some cookies to run this site. With your consent we also measure visits and advertising. Read
            more in our <Link to="/privacy">Privacy Policy</Link>.
          </p>
        </>
      )}
      <div className={styles.actions}>
        <button type="button" onClick={() => choose('all')}>
          Accept All
        </button>
        <button type="button" onClick={() => choose('essential')}>
          Essential Only
        </button>
        {!showsSettings && (
          <button type="button" className={styles.quiet} onClick={() => setShowsSettings(true)}>
            Settings
          </button>
        )}
      </div>
    </section>
  );
}
