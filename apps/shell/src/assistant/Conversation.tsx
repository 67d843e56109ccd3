import { useEffect, useRef } from 'react';
import { CHAT } from '@rep13/content';
import { MessageItem } from './MessageItem.tsx';
import { useConversationStore } from './useConversationStore.ts';
import classes from './assistant-window.module.css';

/** What was said so far; what is added is read out. */
export function Conversation({ onFollow }: { onFollow: () => void }) {
  const { messages, isPending } = useConversationStore();
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages, isPending]);

  return (
    // Scrolled with the arrow keys, so it must be reachable.
    <div ref={log} className={classes.log} role="log" aria-label={CHAT.conversation} tabIndex={0}>
      <p className={classes.greeting}>{CHAT.greeting}</p>
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} onFollow={onFollow} />
      ))}
      {isPending && <p className={classes.pending}>{CHAT.pending}</p>}
    </div>
  );
}
