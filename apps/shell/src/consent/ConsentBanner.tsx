import { useState } from 'react';
import { CrossIcon, buttonStyle } from '@rep13/ui';
import { useConsentStore } from '@rep13/web-kit';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import classes from './consent.module.css';

/** Asks once where visitors are asked, and anywhere when somebody wants to change the choice. */
export function ConsentBanner({ isAsked }: { isAsked: boolean }) {
  const { choice, isReopened, choose } = useConsentStore();
  const [showsSettings, setShowsSettings] = useState(false);

  const isShown = isReopened || (choice === null && isAsked);
  if (!isShown) return null;
  return (
    <section className={classes.banner} aria-label="Cookies">
      {showsSettings ? (
        <ConsentSettings onBack={() => setShowsSettings(false)} />
      ) : (
        <ConsentQuestion onSettings={() => setShowsSettings(true)} />
      )}
      {/* Both look alike: refusing must be as easy as accepting. */}
      <div className={classes.actions}>
        <button type="button" className={buttonStyle('secondary')} onClick={() => choose('all')}>
          Accept All
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={() => choose('essential')}>
          Essential Only
        </button>
      </div>
      <button type="button" className={classes.close} onClick={() => choose('declined')}>
        <CrossIcon />
        <span className={classes.hidden}>Close and decline</span>
      </button>
    </section>
  );
}
