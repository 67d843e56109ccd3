import { StopIcon } from '@rep13/ui';
import type { CurrentUpload, RefusedUpload } from './useUploads.ts';
import styles from './files.module.css';

interface UploadingProps {
  current: CurrentUpload | null;
  refused: readonly RefusedUpload[];
  onCancel: () => void;
}

/** How far an upload is, and why files were not taken. */
export function Uploading({ current, refused, onCancel }: UploadingProps) {
  return (
    <>
      {current && (
        <div className={styles.sending}>
          <span>
            {current.percent < 100
              ? `Uploading ${current.name}, ${current.percent} %`
              : `Checking ${current.name}`}
          </span>
          <progress max={100} value={current.percent} aria-label={`Upload of ${current.name}`} />
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="alert">
        {refused.map(({ name, words }, index) => (
          // By its place: two files of the same name may be refused.
          <p key={index} className={styles.refused}>
            <StopIcon />
            <span>
              {name}: {words}
            </span>
          </p>
        ))}
      </div>
    </>
  );
}
