import type { TicketMessageView } from '@rep13/contracts-sla';
import { EmptyState, formatDateTime, withVisibleMarks } from '@rep13/ui';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import styles from './conversation.module.css';
import { FileLinks } from './FileLinks.tsx';
import { partyOf, recipientName, type ConversationPart } from './recipients.ts';

/** What was written about the order, oldest first. */
export function MessageStream({ part }: { part: ConversationPart }) {
  const { ticket } = useTicketWork();
  const messages = ticket.messages.filter((message) => part === 'all' || partyOf(message) === part);
  if (messages.length === 0) return <EmptyState>{NOTHING[part]}</EmptyState>;
  return (
    <ol className={styles.stream} aria-label="Messages">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

const NOTHING: Record<ConversationPart, string> = {
  all: 'Nothing was written about this order yet.',
  client: 'Nothing was written to or by the client yet.',
  authority: 'Nothing was written to or by the authority yet.',
};

/** Which of them it was stands among the clients that the order was about by mistake. */
const EARLIER = 'the earlier client';

function Message({ message }: { message: TicketMessageView }) {
  const { ticket } = useTicketWork();
  const nameOf = useStaffNames();
  const { author, body, createdAt, direction, files, ofEarlierClient } = message;
  const party = partyOf(message);
  const isOurs = direction.startsWith('staff_to_');
  const name = ofEarlierClient ? EARLIER : recipientName(party, ticket);
  return (
    <li className={styles.message} data-party={party} data-ours={isOurs}>
      <p className={styles.from}>
        <strong>{isOurs ? `${nameOf(author)} to ${name}` : `${name} to us`}</strong>{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className={styles.body} dir="auto">
        {withVisibleMarks(body)}
      </p>
      <FileLinks files={files} />
    </li>
  );
}
