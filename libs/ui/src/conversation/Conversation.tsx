import type { ReactNode } from 'react';
import type { Moment } from '@rep13/contracts-constants';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { formatDateTime } from '../format/format-date.ts';
import { useControlTexts } from '../language/control-texts.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './conversation.module.css';

interface Message {
  id: number;
  body: string;
  createdAt: Moment;
  files: readonly { id: string }[];
}

interface Writer {
  /** As readers know them. */
  name: string;
  /** Whether it is of the reader's own side. */
  isOwn: boolean;
  /** With whom we exchanged it. */
  party: 'client' | 'authority';
  /** How it came, where that matters. */
  way?: ReactNode;
}

interface ConversationProps<M extends Message> {
  /** Oldest first. */
  messages: readonly M[];
  writerOf: (message: M) => Writer;
  /** One file, with the app's own way to save it. */
  file: (file: M['files'][number]) => ReactNode;
  /** Said while nothing is written. */
  nothing: string;
}

/** What was written about an order: by whom, when, and with which files. */
export function Conversation<M extends Message>(props: ConversationProps<M>) {
  const { messages, writerOf, file, nothing } = props;
  const texts = useControlTexts();
  if (messages.length === 0) return <EmptyState>{nothing}</EmptyState>;
  return (
    <ol className={styles.messages} aria-label={texts.messages}>
      {messages.map((message) => (
        <Line key={message.id} message={message} writer={writerOf(message)} file={file} />
      ))}
    </ol>
  );
}

interface LineProps<M extends Message> extends Pick<ConversationProps<M>, 'file'> {
  message: M;
  writer: Writer;
}

function Line<M extends Message>({ message, writer, file }: LineProps<M>) {
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
