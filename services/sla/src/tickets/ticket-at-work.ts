import { lockOne, NotFound, type Scope } from '@rep13/service-kit';
import type { TicketDetailView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { recordSteps } from './record-steps.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { ticketDetail } from './ticket-detail.ts';
import type { TicketStep } from './ticket-step.ts';
import { TicketChanged } from './tickets.errors.ts';

/** A ticket that is changed is held until the commit. @throws NotFound, TicketChanged if it is not as it was seen */
export async function lockTicket(db: EntityManager, id: number, version?: number): Promise<SlaTicket> {
  const ticket = await lockOne(db, SlaTicket, { id });
  if (!ticket) throw new NotFound();
  if (version !== undefined && ticket.version !== version) throw new TicketChanged();
  return ticket;
}

/** Saves what was done with a ticket, with its lines and events. */
export async function saveSteps(
  scope: Scope,
  ticket: SlaTicket,
  steps: readonly TicketStep[],
  note: string | null = null,
): Promise<void> {
  await scope.db.save(ticket);
  await recordSteps(scope, ticket, steps, note);
}

/** The same, and how the ticket is now. */
export async function saveAndShow(
  scope: Scope,
  ticket: SlaTicket,
  steps: readonly TicketStep[],
  note: string | null = null,
): Promise<TicketDetailView> {
  await saveSteps(scope, ticket, steps, note);
  return ticketDetail(scope.db, ticket);
}
