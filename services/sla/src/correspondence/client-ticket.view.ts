import type { MessageDirection } from '@rep13/contracts-sla/constants';
import {
  toClientTicketView,
  type ClientMessageView,
  type ClientTicketDetailView,
  type ClientTicketStepView,
} from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { requestOf, hasNoDetails, toOrderView } from '../authority-requests/authority-request.view.ts';
import {
  filesOf,
  isWithoutMessage,
  messagesOf,
  toTicketFileView,
  type MessageWithFiles,
} from '../conversation/conversation-of.ts';
import type { TicketFile } from '../conversation/ticket-file.entity.ts';
import { isMove, TICKET_MOVES } from '../tickets/moves/ticket-moves.ts';
import { SlaTicketEvent } from '../tickets/sla-ticket-event.entity.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import type { TicketStepName } from '../tickets/ticket-step.ts';
import { toTicketView } from '../tickets/ticket.view.ts';
import { draftUserLetter } from './draft-user-letter.ts';

/** What a client reads: what it wrote, and what we wrote to it. */
export const CLIENT_DIRECTIONS: readonly MessageDirection[] = ['staff_to_client', 'client_to_staff'];

/** The lines of the history beside the moves that concern the client, and what they are to it. */
const STEPS: Partial<Record<TicketStepName, ClientTicketStepView['step']>> = {
  open: 'received',
  'client-read': 'read',
  'client-wrote': 'answered',
  'user-told': 'user-told',
};

/** To the client a move is the state that it leads to. */
const clientStep = (name: TicketStepName) => (isMove(name) ? TICKET_MOVES[name].to : STEPS[name]);

/** An order as its client sees it, field by field: nothing that staff keeps for itself. */
export async function clientTicketDetail(
  db: EntityManager,
  ticket: SlaTicket,
): Promise<ClientTicketDetailView> {
  const request = ticket.forwardedToClient ? await requestOf(db, ticket.id) : null;
  const files = await forwardedFilesOf(db, ticket);
  const messages = await messagesOf(db, ticket.id, CLIENT_DIRECTIONS, ticket.earlierMessageId);
  const events = await db.find(SlaTicketEvent, { where: { ticketId: ticket.id }, order: { id: 'asc' } });
  return {
    ...toClientTicketView(toTicketView(ticket)),
    order: request && !hasNoDetails(request) ? toOrderView(request) : null,
    files: files.map(toTicketFileView),
    messages: messages.map(toClientMessageView),
    steps: ofThisClient(events).flatMap(({ action, createdAt }) => {
      const step = clientStep(action);
      // Staff may enter an order some time after it came.
      const at = action === 'open' ? ticket.authorityContactDate : createdAt;
      return step ? [{ step, at: at.toISOString() }] : [];
    }),
    userLetter: draftUserLetter(ticket, request),
    canAnswer: ticket.status !== 'closed',
  };
}

/** Steps of the order itself: another client does not change them. */
const OF_ANY_CLIENT: readonly TicketStepName[] = ['open', 'acknowledge'];

/** What happened with a client that the order was about by mistake is not told to another one. */
function ofThisClient(events: readonly SlaTicketEvent[]): SlaTicketEvent[] {
  const changed = events.findLastIndex(({ action }) => action === 'change-client');
  return events.filter(({ action }, index) => index > changed || OF_ANY_CLIENT.includes(action));
}

/** Of the authority's files those that were handed to this very client; of an order that it reported, those it added. */
export async function forwardedFilesOf(
  db: EntityManager,
  { id, signupId, reachedClientAt }: Pick<SlaTicket, 'id' | 'signupId' | 'reachedClientAt'>,
): Promise<TicketFile[]> {
  const isOfOrder = reachedClientAt ? await isWithoutMessage(db, id) : () => false;
  return (await filesOf(db, id)).filter(
    ({ id: fileId, sender, ofEarlierClient, forwardedTo }) =>
      (forwardedTo !== null && forwardedTo === signupId) ||
      (sender === 'client' && !ofEarlierClient && isOfOrder(fileId)),
  );
}

export const toClientMessageView = ({ message, files }: MessageWithFiles): ClientMessageView => ({
  id: message.id,
  from: message.direction === 'staff_to_client' ? 'staff' : 'client',
  body: message.body,
  createdAt: message.createdAt.toISOString(),
  files: files.map(toTicketFileView),
});
