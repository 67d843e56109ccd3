import { useRef } from 'react';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { Call, Upload } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { FileButton, FileLine, withVisibleMarks } from '@rep13/ui';
import { Uploading } from './Uploading.tsx';
import { useAnswerFiles } from './useAnswerFiles.ts';
import styles from './files.module.css';

interface AnswerFilesProps {
  /** Where they are uploaded. */
  call: Call<Upload, TicketFileView>;
  onUploading: (isUploading: boolean) => void;
  id: string;
  value: readonly TicketFileView[];
  onChange: (files: readonly TicketFileView[]) => void;
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
  const words = value.length > 0 ? 'Add another file' : 'Choose files';
  return (
    <div className={styles.field}>
      <ul className={styles.chosen} aria-label="Files of this answer">
        {value.map((file) => (
          <Chosen key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
      </ul>
      <Uploading list={list} onCancel={callOff} />
      <FileButton
        ref={input}
        id={id}
        words={isUploading ? undefined : words}
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
