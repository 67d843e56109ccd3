import { StopIcon } from '@rep13/ui';
import type { UploadState } from './useUpload.ts';
import styles from './file-field.module.css';

/** How far an upload is, or why there is none. */
export function FileUploading({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  return (
    <>
      {state.step === 'sending' && (
        <div className={styles.sending}>
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
          <p className={styles.refused}>
            <StopIcon />
            <span>
              {state.name}: {state.words}.
            </span>
          </p>
        )}
      </div>
    </>
  );
}
