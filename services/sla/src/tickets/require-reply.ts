import type { ClosedAs } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { TicketNotReplied } from './tickets.errors.ts';

/**
 * An authority that filed its order with us reads here what became of it: without a reply its order is closed only for
 * one of the reasons that need none. How staff answers an order that it typed in itself, we can't know.
 * @throws TicketNotReplied
 */
export async function requireReply(
  db: EntityManager,
  { id, source }: SlaTicket,
  closedAs: ClosedAs | null | undefined,
): Promise<void> {
  if (source !== 'authority' || closedAs) return;
  const [reply] = await db.query<object[]>(
    `select from ticket_messages where ticket_id = $1 and direction = 'staff_to_authority' limit 1`,
    [id],
  );
  if (!reply) throw new TicketNotReplied();
}
