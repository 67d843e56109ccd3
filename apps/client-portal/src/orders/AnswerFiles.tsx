import { useRef, type ChangeEvent } from 'react';
import { PROVIDER_FILES } from '@rep13/contracts-constants';
import type { TicketFileView } from '@rep13/contracts-sla';
import { buttonStyle, DocumentIcon, formatSize, withVisibleMarks } from '@rep13/ui';
import { Uploading } from './Uploading.tsx';
import { useUploads } from './useUploads.ts';
import styles from './files.module.css';

interface AnswerFilesProps {
  /** Where they are uploaded. */
  path: string;
  onUploading: (isUploading: boolean) => void;
  id: string;
  value: readonly TicketFileView[];
  onChange: (files: readonly TicketFileView[]) => void;
  'aria-describedby'?: string;
}

/** The files that go with an answer: choosing them, watching them go, having them. */
export function AnswerFiles({ path, onUploading, id, value, onChange, ...described }: AnswerFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { current, refused, sendAll, cancel } = useUploads(path, { files: value, onChange, onUploading });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (files.length > 0) void sendAll(files);
  };
  const remove = (file: TicketFileView) => {
    onChange(value.filter((other) => other !== file));
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <ul className={styles.chosen} aria-label="Files of this answer">
        {value.map((file) => (
          <Chosen key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
      </ul>
      <Uploading current={current} refused={refused} onCancel={cancel} />
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={PROVIDER_FILES.extensions.join(',')}
        className={styles.input}
        disabled={current !== null}
        onChange={choose}
        aria-describedby={described['aria-describedby']}
      />
      {current === null && (
        <label htmlFor={id} className={buttonStyle('secondary')}>
          {value.length > 0 ? 'Add another file' : 'Choose files'}
        </label>
      )}
    </div>
  );
}

function Chosen({ file: { name, size }, onRemove }: { file: TicketFileView; onRemove: () => void }) {
  const shown = withVisibleMarks(name);
  return (
    <li className={styles.stored}>
      <DocumentIcon />
      <bdi>{shown}</bdi>
      <span>{formatSize(size)}</span>
      <button type="button" onClick={onRemove} aria-label={`Remove ${shown}`}>
        Remove
      </button>
    </li>
  );
}
