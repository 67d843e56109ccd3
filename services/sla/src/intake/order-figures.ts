import type { OrderFiguresView } from '@rep13/contracts-authority-requests';
import type { OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { EntityManager } from 'typeorm';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { effectTimeOf } from '../tickets/order-effect.ts';
import { SlaTicketEvent } from '../tickets/sla-ticket-event.entity.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';

const ARTICLES: Record<OrderKind, 9 | 10 | null> = { act: 9, information: 10, general: null };

/** What is counted of an answered order, Article 55(2)(b) DSA; null while nothing is recorded to have been done about it. */
export async function orderFigures(
  db: EntityManager,
  ticket: SlaTicket,
  { reference, ownReference, kind, memberState, receivedAt }: AuthorityRequest,
): Promise<OrderFiguresView | null> {
  if (!ticket.outcome) return null;
  const response = await db.findOne(SlaTicketEvent, {
    where: { ticketId: ticket.id, action: 'respond' },
    order: { id: 'desc' },
  });
  return {
    reference,
    ownReference,
    article: ARTICLES[ticket.orderKind ?? kind],
    memberState: ticket.issuingState ?? memberState,
    category: ticket.report.category,
    subcategory: ticket.report.subcategory,
    itemCount: ticket.report.itemCount,
    outcome: ticket.outcome,
    receivedAt: receivedAt.toISOString(),
    acknowledgedAt: ticket.responseDate?.toISOString() ?? null,
    answeredAt: (response?.createdAt ?? ticket.closedAt)?.toISOString() ?? null,
    effectAt: effectTimeOf(ticket)?.toISOString() ?? null,
  };
}
