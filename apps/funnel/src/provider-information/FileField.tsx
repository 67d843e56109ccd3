import { download as downloadFile } from '@rep13/contracts-api-public/provider-information-files';
import { addressOf } from '@rep13/contracts-operations';
import { useRef, type MouseEvent } from 'react';
import type { ProviderFileView } from '@rep13/contracts-onboarding';
import { PROVIDER_FILES } from '@rep13/contracts-constants';
import { FileButton, FileLine, FileUploading } from '@rep13/ui';
import { SessionOver } from '../visitor/SessionOver.tsx';
import { useStillYours } from '../visitor/useStillYours.ts';
import { useUpload } from './useUpload.ts';
import styles from './file-field.module.css';

interface FileFieldProps {
  signupId: number;
  isReadOnly: boolean;
  onUploading: (change: 1 | -1) => void;
  id: string;
  value: ProviderFileView | null;
  onChange: (file: ProviderFileView | null) => void;
  /** What says which files are taken. */
  'aria-describedby'?: string;
}

/** One file: choosing it, watching it go, having it. */
export function FileField(props: FileFieldProps) {
  const { signupId, isReadOnly, onUploading, id, value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const { state, send, cancel } = useUpload(signupId, { onDone: onChange, onUploading });
  const isSending = state.step === 'sending';

  const remove = () => {
    onChange(null);
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      {value && <StoredFile signupId={signupId} file={value} onRemove={isReadOnly ? undefined : remove} />}
      {!value && isReadOnly && <p className={styles.hint}>No file</p>}
      <FileUploading state={state} onCancel={cancel} />
      <FileButton
        ref={input}
        id={id}
        label={isReadOnly || isSending ? undefined : value ? 'Replace the file' : 'Choose a file'}
        endings={PROVIDER_FILES.extensions}
        isDisabled={isReadOnly || isSending}
        onFiles={([file]) => file && void send(file)}
        aria-describedby={props['aria-describedby']}
      />
    </div>
  );
}

interface StoredFileProps {
  signupId: number;
  file: ProviderFileView;
  onRemove?: () => void;
}

function StoredFile({ signupId, file: { id, name, size }, onRemove }: StoredFileProps) {
  const address = addressOf(downloadFile, { params: { signupId, fileId: id } });
  const { ifStillYours, isOver } = useStillYours(signupId);
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    void ifStillYours(() => download(address, name));
  };
  return (
    <>
      <FileLine name={name} size={size} onRemove={onRemove}>
        <a href={address} download={name} onClick={askFirst}>
          {name}
        </a>
      </FileLine>
      {isOver && <SessionOver text={NOTHING_LOST} />}
    </>
  );
}

const NOTHING_LOST = 'Your file is safe, and what you typed is kept in this tab.';

function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
