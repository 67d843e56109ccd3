import type { ClientTicketDetailView, ClientTicketView } from '@rep13/contracts-sla';
import { labelsOf } from './order-statuses.ts';

export interface OrderNews {
  title: string;
  description: string;
}

type Ticket = Pick<ClientTicketView, 'id' | 'ticketNumber' | 'authorityName' | 'status'>;

/** What has changed between two answers of the server, in a sentence or two; null when nothing has. */
export function newsOfOrders(before: readonly Ticket[], after: readonly Ticket[]): OrderNews | null {
  const known = new Map(before.map((ticket) => [ticket.id, ticket.status]));
  const arrived = after.filter(({ id }) => !known.has(id));
  const moved = after.filter(({ id, status }) => known.has(id) && known.get(id) !== status);
  const changes = [...arrived, ...moved];
  if (changes.length === 0) return null;
  if (arrived.length > 0)
    return {
      title: arrived.length === 1 ? 'New order from an authority' : `${arrived.length} new orders`,
      description: changes.map(sentenceOf).join(' '),
    };
  return { title: 'An order has moved on', description: changes.map(sentenceOf).join(' ') };
}

const sentenceOf = ({ ticketNumber, authorityName, status }: Ticket): string =>
  `${ticketNumber}, ${authorityName}: ${labelsOf(status).name.toLowerCase()}.`;

/** The same of one order: a message says more than the move that came with it. */
export function newsOfOrder(before: ClientTicketDetailView, after: ClientTicketDetailView): OrderNews | null {
  const known = new Set(before.messages.map(({ id }) => id));
  const isNew = after.messages.some(({ id, from }) => from === 'staff' && !known.has(id));
  return isNew
    ? {
        title: 'We have written to you',
        description: `The message is in the conversation about ${after.ticketNumber}.`,
      }
    : newsOfOrders([before], [after]);
}
