import type { TicketMessageView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { mailPath } from '../../mail-links/mail-path.ts';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { partyOf, recipientName } from './recipients.ts';

/** Says of a message who wrote it to whom, and how it came. */
export function useWriters() {
  const { ticket } = useTicketWork();
  const nameOf = useStaffNames();
  return (message: TicketMessageView) => {
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
}

const byMail = ({ mailId }: TicketMessageView) => mailId && <Link to={mailPath(mailId)}>by mail</Link>;

/** Which of them it was stands among the clients that the order was about by mistake. */
const EARLIER = 'the earlier client';
