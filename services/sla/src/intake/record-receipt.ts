import { lockOne } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';

/** The mail server has taken the receipt of this order. Nothing of an order that is not there, or no ticket yet. */
export async function recordReceipt(db: EntityManager, reference: string, mailedAt: Date): Promise<void> {
  const request = await db.findOneBy(AuthorityRequest, { reference });
  const ticket = request?.ticketId ? await lockOne(db, SlaTicket, { id: request.ticketId }) : null;
  if (!ticket) return;
  ticket.receipt.record(mailedAt, 'receipt mail');
  await db.save(ticket);
}
