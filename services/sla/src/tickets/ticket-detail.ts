import { MESSAGE_DIRECTIONS } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { requestOf, toAuthorityRequestView } from '../authority-requests/authority-request.view.ts';
import { undeliveredOf } from '../authority-requests/undelivered.ts';
import { twinsOf } from '../authority-requests/twins.ts';
import {
  filesOf,
  messagesOf,
  toStaffFileView,
  toTicketMessageView,
} from '../conversation/conversation-of.ts';
import { EarlierClient } from './earlier-client.entity.ts';
import { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { toEarlierClientView, toTicketEventView, toTicketView } from './ticket.view.ts';
import { actionsForTwo, nextActions } from './moves/ticket-moves.ts';

/** The ticket with its history, what the authority filed, and what was written; for staff. */
export async function ticketDetail(db: EntityManager, ticket: SlaTicket): Promise<TicketDetailView> {
  const events = await db.find(SlaTicketEvent, { where: { ticketId: ticket.id }, order: { id: 'asc' } });
  const request = await requestOf(db, ticket.id);
  const messages = await messagesOf(db, ticket.id, MESSAGE_DIRECTIONS);
  const files = await filesOf(db, ticket.id);
  const earlier = await db.find(EarlierClient, { where: { ticketId: ticket.id }, order: { id: 'asc' } });
  const actions = nextActions(ticket.position);
  return {
    ...toTicketView(ticket),
    nextActions: actions,
    actionsForTwo: actionsForTwo(actions, ticket.urgencyLevel),
    events: events.map(toTicketEventView),
    request: request && (await toAuthorityRequestView(db, request)),
    twins: request ? await twinsOf(db, request) : [],
    messages: messages.map((message) => toTicketMessageView(message, ticket.earlierMessageId)),
    earlierClients: earlier.map(toEarlierClientView),
    files: files.map(toStaffFileView),
    undelivered: request && (await undeliveredOf(db, ticket.id, request.email)),
  };
}
