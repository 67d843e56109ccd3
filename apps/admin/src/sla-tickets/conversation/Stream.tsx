import { EmptyState } from '@rep13/ui';
import { Message } from '@rep13/ui/conversation';
import { useTicketWork } from '../work/ticket-work.ts';
import { FileLink } from './FileLink.tsx';
import type { ConversationPart } from './recipients.ts';
import { StreamEvent } from './StreamEvent.tsx';
import { isMessage, streamOf } from './stream-of.ts';
import styles from './stream.module.css';
import { useWriters } from './useWriters.tsx';

/** What was written about the order and what happened to it, oldest first; with one of the two, what was written. */
export function Stream({ part }: { part: ConversationPart }) {
  const { ticket } = useTicketWork();
  const writerOf = useWriters();
  const items = streamOf(ticket, part);
  if (part !== 'all' && items.length === 0)
    return <EmptyState>{`No messages with the ${part} yet.`}</EmptyState>;
  return (
    <ol className={styles.stream} aria-label={part === 'all' ? 'Messages and what happened' : 'Messages'}>
      {items.map((item) =>
        isMessage(item) ? (
          <Message
            key={`message ${item.id}`}
            message={item}
            writer={writerOf(item)}
            file={(file) => <FileLink file={file} />}
          />
        ) : (
          <StreamEvent key={`event ${item.id}`} event={item} />
        ),
      )}
    </ol>
  );
}
