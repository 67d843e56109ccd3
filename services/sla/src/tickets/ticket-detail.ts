import type { TicketDetailView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { toTicketDetailView } from './ticket.view.ts';

/** The ticket with its history, oldest first. */
export async function ticketDetail(db: EntityManager, ticket: SlaTicket): Promise<TicketDetailView> {
  const events = await db.find(SlaTicketEvent, { where: { ticketId: ticket.id }, order: { id: 'asc' } });
  return toTicketDetailView(ticket, events);
}
