import { RetryIcon, WarningIcon } from '../icons/icons.tsx';
import { buttonStyle } from '../chrome/button-style.ts';
import { useControlTexts } from '../language/control-texts.ts';
import classes from './feedback.module.css';

interface LoadErrorProps {
  /** What was thrown; its message is shown small, for support requests. */
  error: unknown;
  onRetry: () => void;
}

/** In place of data that could not be loaded. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const texts = useControlTexts();
  return (
    <div className={classes.notice} role="alert">
      <WarningIcon className={classes.bad} />
      <div className={classes.words}>
        <p>
          <b>{texts.notLoaded}</b> {isOurs(error) ? texts.faultIsOurs : texts.checkConnection}
        </p>
        {error instanceof Error && (
          <p className={classes.detail} lang="en">
            {error.message}
          </p>
        )}
        <button type="button" className={buttonStyle('secondary')} onClick={onRetry}>
          <RetryIcon /> {texts.tryAgain}
        </button>
      </div>
    </div>
  );
}

/** A server answered, and that it cannot do it: no matter of the reader's connection. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 500;
