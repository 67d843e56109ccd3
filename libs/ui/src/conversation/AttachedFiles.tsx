import type { ReactNode } from 'react';
import styles from './conversation.module.css';

interface AttachedFilesProps<File extends { id: string }> {
  /** Names the list for screen readers. */
  label: string;
  files: readonly File[];
  /** One of them, with the app's own way to save it. */
  children: (file: File) => ReactNode;
}

/** Files that go with a message or an order; nothing where there are none. */
export function AttachedFiles<File extends { id: string }>(props: AttachedFilesProps<File>) {
  const { label, files, children } = props;
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>{children(file)}</li>
      ))}
    </ul>
  );
}
