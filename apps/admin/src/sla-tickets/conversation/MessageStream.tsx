import type { TicketMessageView } from '@rep13/contracts-sla';
import { Conversation } from '@rep13/ui/conversation';
import { Link } from '@rep13/web-kit/router';
import { mailPath } from '../../mail-links/mail-path.ts';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { FileLink } from './FileLink.tsx';
import { partyOf, recipientName, type ConversationPart } from './recipients.ts';

/** What was written about the order, oldest first. */
export function MessageStream({ part }: { part: ConversationPart }) {
  const { ticket } = useTicketWork();
  const nameOf = useStaffNames();
  const writerOf = (message: TicketMessageView) => {
    const party = partyOf(message);
    const isOwn = message.direction.startsWith('staff_to_');
    const name = message.ofEarlierClient ? EARLIER : recipientName(party, ticket);
    return {
      name: isOwn ? `${nameOf(message.author)} to ${name}` : `${name} to us`,
      isOwn,
      party,
      way: byMail(message),
    };
  };
  return (
    <Conversation
      messages={ticket.messages.filter((message) => part === 'all' || partyOf(message) === part)}
      writerOf={writerOf}
      file={(file) => <FileLink file={file} />}
      nothing={NOTHING[part]}
    />
  );
}

const byMail = ({ mailId }: TicketMessageView) => mailId && <Link to={mailPath(mailId)}>by mail</Link>;

const NOTHING: Record<ConversationPart, string> = {
  all: 'No messages yet.',
  client: 'No messages with the client yet.',
  authority: 'No messages with the authority yet.',
};

/** Which of them it was stands among the clients that the order was about by mistake. */
const EARLIER = 'the earlier client';
