import { StopIcon } from '../../icons/icons.tsx';
import { useControlTexts } from '../../language/control-texts.ts';
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
  const texts = useControlTexts();
  return (
    <>
      {state.step === 'sending' && (
        <div className={classes.sending}>
          <span>
            {state.percent < 100 ? texts.uploading(state.name, state.percent) : texts.checking(state.name)}
          </span>
          <progress max={100} value={state.percent} aria-label={texts.uploadOf(state.name)} />
          <button type="button" onClick={onCancel}>
            {texts.cancel}
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
              <button type="button" onClick={onRetry} aria-label={texts.tryFileAgain(state.name)}>
                {texts.tryAgain}
              </button>
            )}
            {onDrop && (
              <button type="button" onClick={onDrop} aria-label={texts.leaveFileOut(state.name)}>
                {texts.leaveOut}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
