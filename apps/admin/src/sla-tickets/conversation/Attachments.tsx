import { useId, type ChangeEvent } from 'react';
import { PROVIDER_FILES } from '@rep13/contracts-constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import { formatSize, Problem } from '@rep13/ui';
import styles from './conversation.module.css';
import { FILE_FROM } from './recipients.ts';
import type { Upload } from './useUploads.ts';

interface AttachmentsProps {
  /** Every file of the ticket. */
  files: readonly StaffFileView[];
  chosen: readonly string[];
  onChoose: (fileIds: readonly string[]) => void;
  uploads: readonly Upload[];
  onUpload: (files: readonly File[]) => void;
}

/** What goes with a message: files of the ticket that are there, and new ones. */
export function Attachments({ files, chosen, onChoose, uploads, onUpload }: AttachmentsProps) {
  const field = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onUpload([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
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
      <label htmlFor={field}>Add a file (up to 10 MB)</label>
      <input id={field} type="file" multiple accept={PROVIDER_FILES.extensions.join(',')} onChange={take} />
      {uploads.map((upload) => (
        <OnItsWay key={upload.name} {...upload} />
      ))}
    </div>
  );
}

function OnItsWay({ name, percent, problem }: Upload) {
  if (problem) return <Problem words={`${name}: ${problem}`} />;
  return (
    <label className={styles.upload}>
      {name} <progress max={100} value={percent} />
    </label>
  );
}
