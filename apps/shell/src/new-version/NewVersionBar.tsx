import { CrossIcon, buttonStyle } from '@rep13/ui';
import { useNewVersion } from './useNewVersion.ts';
import classes from './new-version-bar.module.css';

/** Offers a new version to who has an earlier one open, and leaves it at that: nothing is loaded unasked. */
export function NewVersionBar() {
  const { isOffered, decline } = useNewVersion();
  // The live region stays in the page: one that is born with its text is not announced.
  return (
    <div aria-live="polite">
      {isOffered && (
        <section className={classes.bar} aria-label="New version">
          <p className={classes.words}>
            A new version is ready. <span>Reload when it suits you.</span>
          </p>
          <button
            type="button"
            className={`${buttonStyle('secondary')} ${classes.reload}`}
            onClick={() => window.location.reload()}
          >
            Reload
          </button>
          <button type="button" className={classes.close} aria-label="Not now" onClick={decline}>
            <CrossIcon />
          </button>
        </section>
      )}
    </div>
  );
}
