import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useControlTexts } from '../language/control-texts.ts';
import { Message, type Writer, type WrittenMessage } from './Message.tsx';
import styles from './conversation.module.css';

interface ConversationProps<M extends WrittenMessage> {
  /** Oldest first. */
  messages: readonly M[];
  writerOf: (message: M) => Writer;
  /** One file, with the app's own way to save it. */
  file: (file: M['files'][number]) => ReactNode;
  /** Said while nothing is written. */
  nothing: string;
}

/** What was written about an order: by whom, when, and with which files. */
export function Conversation<M extends WrittenMessage>(props: ConversationProps<M>) {
  const { messages, writerOf, file, nothing } = props;
  const texts = useControlTexts();
  if (messages.length === 0) return <EmptyState>{nothing}</EmptyState>;
  return (
    <ol className={styles.messages} aria-label={texts.messages}>
      {messages.map((message) => (
        <Message key={message.id} message={message} writer={writerOf(message)} file={file} />
      ))}
    </ol>
  );
}
