import { StopIcon, withVisibleMarks } from '@rep13/ui';
import type { Upload } from '@rep13/web-kit/uploads';
import styles from './answer.module.css';

interface UploadingProps {
  list: readonly Upload<unknown>[];
  onCancel: () => void;
}

/** How far an upload is, and why files were not taken. */
export function Uploading({ list, onCancel }: UploadingProps) {
  return (
    <>
      {list.map((upload) => (
        <Sending key={upload.id} upload={upload} onCancel={onCancel} />
      ))}
      <div role="alert">
        {list.map(({ id, file, state }) => {
          if (state.step !== 'refused') return null;
          return (
            <p key={id} className={styles.refused}>
              <StopIcon />
              <span>
                {withVisibleMarks(file.name)}: {state.words}
              </span>
            </p>
          );
        })}
      </div>
    </>
  );
}

function Sending({ upload: { file, state }, onCancel }: { upload: Upload<unknown>; onCancel: () => void }) {
  if (state.step !== 'sending') return null;
  const name = withVisibleMarks(file.name);
  return (
    <div className={styles.sending}>
      <span>{state.percent < 100 ? `Uploading ${name}, ${state.percent} %` : `Checking ${name}`}</span>
      <progress max={100} value={state.percent} aria-label={`Upload of ${name}`} />
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
