import type { ReactNode } from 'react';
import type { Moment } from '@rep13/contracts-constants';
import { formatDateTime } from '../format/format-date.ts';
import { useControlTexts } from '../language/control-texts.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './conversation.module.css';

export interface WrittenMessage {
  id: number;
  body: string;
  createdAt: Moment;
  files: readonly { id: string }[];
}

export interface Writer {
  /** As readers know them. */
  name: string;
  /** Whether it is of the reader's own side. */
  isOwn: boolean;
  /** With whom we exchanged it. */
  party: 'client' | 'authority';
  /** How it came, where that matters. */
  way?: ReactNode;
}

interface MessageProps<M extends WrittenMessage> {
  message: M;
  writer: Writer;
  /** One file, with the app's own way to save it. */
  file: (file: M['files'][number]) => ReactNode;
}

/** One message, as an item of a list: by whom, when, and with which files. */
export function Message<M extends WrittenMessage>({ message, writer, file }: MessageProps<M>) {
  const texts = useControlTexts();
  const { body, createdAt, files } = message;
  return (
    <li className={styles.message} data-party={writer.party} data-own={writer.isOwn || undefined}>
      <p className={styles.writer}>
        <strong>{writer.name}</strong>{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt, texts.locale)}</time>
        {writer.way && <> {writer.way}</>}
      </p>
      <MessageText>{body}</MessageText>
      <AttachedFiles label={texts.files} files={files}>
        {file}
      </AttachedFiles>
    </li>
  );
}
