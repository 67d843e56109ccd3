import { StopIcon } from '../../icons/icons.tsx';
import classes from './files.module.css';

/** The life of one upload; `reason` ends without a full stop. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; name: string; percent: number }
  | { step: 'refused'; name: string; reason: string };

interface FileUploadingProps {
  state: UploadState;
  onCancel: () => void;
  /** Sends the refused file again; absent where it is chosen again. */
  onRetry?: () => void;
  /** Takes the refused file out of a list. */
  onDrop?: () => void;
}

/** How far an upload is, or why there is none. */
export function FileUploading({ state, onCancel, onRetry, onDrop }: FileUploadingProps) {
  return (
    <>
      {state.step === 'sending' && (
        <div className={classes.sending}>
          <span>
            {state.percent < 100 ? `Uploading ${state.name}, ${state.percent} %` : `Checking ${state.name}`}
          </span>
          <progress max={100} value={state.percent} aria-label={`Upload of ${state.name}`} />
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="alert">
        {state.step === 'refused' && (
          <p className={classes.refused}>
            <StopIcon />
            <span>
              {state.name}: {state.reason}.
            </span>
            {onRetry && (
              <button type="button" onClick={onRetry} aria-label={`Try ${state.name} again`}>
                Try again
              </button>
            )}
            {onDrop && (
              <button type="button" onClick={onDrop} aria-label={`Leave ${state.name} out`}>
                Leave it out
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
