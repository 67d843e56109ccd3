import { FileLine, FileUploading, withVisibleMarks, type UploadState } from '@rep13/ui';
import type { Upload, Uploads } from '@rep13/web-kit/uploads';
import { useTexts } from '../../language/useLanguage.ts';
import classes from './upload-list.module.css';

interface UploadListProps {
  label: string;
  uploads: Uploads<unknown>;
  /** What has arrived may be taken out again: it goes with a message that is not sent yet. */
  isRemovable?: boolean;
}

/** Files on their way, and those that have arrived. */
export function UploadList({ label, uploads, isRemovable = false }: UploadListProps) {
  const { list, drop, retry } = uploads;
  if (list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {list.map((upload) => (
        <li key={upload.id}>
          <Line
            upload={upload}
            onDrop={() => drop(upload.id)}
            onRetry={() => retry(upload.id)}
            isRemovable={isRemovable}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  upload: Upload<unknown>;
  isRemovable: boolean;
  onDrop: () => void;
  onRetry: () => void;
}

function Line({ upload: { file, state }, isRemovable, onDrop, onRetry }: LineProps) {
  const { waits } = useTexts().files;
  const name = withVisibleMarks(file.name);
  if (state.step === 'done') {
    return (
      <FileLine name={name} size={file.size} onRemove={isRemovable ? onDrop : undefined}>
        <bdi>{name}</bdi>
      </FileLine>
    );
  }
  if (state.step === 'waiting') return <p className={classes.waiting}>{waits(name)}</p>;
  const isFinal = state.step === 'refused' && state.isFinal;
  const shown: UploadState = { ...state, name };
  return (
    <FileUploading state={shown} onCancel={onDrop} onRetry={isFinal ? undefined : onRetry} onDrop={onDrop} />
  );
}
