import { useId } from 'react';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import { FileButton, formatSize, Problem } from '@rep13/ui';
import type { Upload } from '@rep13/web-kit/uploads';
import styles from './conversation.module.css';
import { FILE_FROM } from './recipients.ts';

interface AttachmentsProps {
  /** Every file of the ticket. */
  files: readonly StaffFileView[];
  chosen: readonly string[];
  onChoose: (fileIds: readonly string[]) => void;
  uploads: readonly Upload<unknown>[];
  onUpload: (files: readonly File[]) => void;
}

/** What goes with a message: files of the ticket that are there, and new ones. */
export function Attachments({ files, chosen, onChoose, uploads, onUpload }: AttachmentsProps) {
  const field = useId();
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={styles.attachments}>
      {files.length > 0 && (
        <fieldset>
          <legend>Files that go with it</legend>
          {files.map(({ id, name, size, from }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span dir="auto">{name}</span> ({formatSize(size)}, {FILE_FROM[from]})
            </label>
          ))}
        </fieldset>
      )}
      <FileButton
        id={field}
        label="Add a file (up to 25 MB)"
        endings={TICKET_FILES.extensions}
        isMultiple
        onFiles={onUpload}
      />
      {uploads.map((upload) => (
        <OnItsWay key={upload.id} {...upload} />
      ))}
    </div>
  );
}

function OnItsWay({ file: { name }, state }: Upload<unknown>) {
  if (state.step === 'refused') return <Problem text={`${name}: ${state.reason}`} />;
  if (state.step === 'done') return null;
  return (
    <label className={styles.upload}>
      {name} <progress max={100} value={state.step === 'sending' ? state.percent : 0} />
    </label>
  );
}
