import type { MessageDirection } from '@rep13/contracts-sla/constants';
import type { TicketDetailView, TicketEventView, TicketMessageView } from '@rep13/contracts-sla';
import { partyOf, type ConversationPart } from './recipients.ts';

type StreamItem = TicketMessageView | TicketEventView;

export const isMessage = (item: StreamItem): item is TicketMessageView => 'direction' in item;

/** The steps that record a message, which is kept at the same moment. */
const RECORDS: Readonly<Record<string, MessageDirection>> = {
  'write-client': 'staff_to_client',
  'write-authority': 'staff_to_authority',
  'client-wrote': 'client_to_staff',
  'authority-wrote': 'authority_to_staff',
};

/** What is shown of an order, oldest first. A step that records a message says nothing beside it: the message stands there. */
export function streamOf(
  { messages, events }: Pick<TicketDetailView, 'messages' | 'events'>,
  part: ConversationPart,
): readonly StreamItem[] {
  if (part !== 'all') return messages.filter((message) => partyOf(message) === part);
  const unplaced = new Set(messages);
  const inPlace = events.map((event) => {
    const message = [...unplaced].find((one) => isRecordOf(event, one));
    if (message) unplaced.delete(message);
    return message ?? event;
  });
  return [...inPlace, ...unplaced].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

const isRecordOf = (event: TicketEventView, message: TicketMessageView): boolean =>
  RECORDS[event.action] === message.direction && event.createdAt === message.createdAt;
