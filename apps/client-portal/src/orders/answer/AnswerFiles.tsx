import { useRef } from 'react';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { Call, Upload } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { FileButton, FileLine, FileUploading, withVisibleMarks } from '@rep13/ui';
import type { Upload as OneUpload } from '@rep13/web-kit/uploads';
import { useAnswerFiles } from './useAnswerFiles.ts';
import styles from './answer.module.css';

interface AnswerFilesProps {
  /** Where they are uploaded. */
  call: Call<Upload, TicketFileView>;
  onUploading: (isUploading: boolean) => void;
  id: string;
  value: readonly TicketFileView[];
  onChange: (files: readonly TicketFileView[]) => void;
  /** What they are, where they are not those of an answer. */
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The files that go with an answer: choosing them, watching them go, having them. */
export function AnswerFiles({ call, onUploading, id, value, onChange, ...described }: AnswerFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { list, isUploading, add, callOff } = useAnswerFiles(call, { files: value, onChange, onUploading });

  const remove = (file: TicketFileView) => {
    onChange(value.filter((other) => other !== file));
    input.current?.focus();
  };
  const label = value.length > 0 ? 'Add another file' : 'Choose files';
  return (
    <div className={styles.field}>
      <ul className={styles.files} aria-label={described['aria-label'] ?? 'Files of this answer'}>
        {value.map((file) => (
          <Chosen key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
      </ul>
      <div className={styles.files}>
        {list.map((upload) => (
          <OnItsWay key={upload.id} upload={upload} onCancel={callOff} />
        ))}
      </div>
      <FileButton
        ref={input}
        id={id}
        label={isUploading ? undefined : label}
        endings={TICKET_FILES.extensions}
        isMultiple
        isDisabled={isUploading}
        onFiles={(files) => add(files, { isAfresh: true })}
        aria-describedby={described['aria-describedby']}
      />
    </div>
  );
}

function Chosen({ file: { name, size }, onRemove }: { file: TicketFileView; onRemove: () => void }) {
  const shown = withVisibleMarks(name);
  return (
    <li>
      <FileLine name={shown} size={size} onRemove={onRemove}>
        <bdi>{shown}</bdi>
      </FileLine>
    </li>
  );
}

function OnItsWay({
  upload: { file, state },
  onCancel,
}: {
  upload: OneUpload<unknown>;
  onCancel: () => void;
}) {
  if (state.step !== 'sending' && state.step !== 'refused') return null;
  return (
    <div>
      <FileUploading state={{ ...state, name: withVisibleMarks(file.name) }} onCancel={onCancel} />
    </div>
  );
}
