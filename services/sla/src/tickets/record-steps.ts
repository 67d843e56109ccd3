import type { TicketWarningPercent } from '@rep13/contracts-constants';
import {
  TicketAcknowledged,
  TicketAwaitingAuthority,
  TicketBreached,
  TicketClosed,
  TicketEscalated,
  TicketForwarded,
  TicketOpened,
  TicketResponded,
  TicketResumed,
  TicketStarted,
  TicketWarned,
} from '@rep13/contracts-sla';
import { currentContext, type Scope } from '@rep13/service-kit';
import { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';

const SYSTEM = 'system';

const fact = ({ signupId, id, ticketNumber }: SlaTicket) => ({ signupId, ticketId: id, ticketNumber });

const clockFact = (ticket: SlaTicket) => ({
  ...fact(ticket),
  dueAt: ticket.dueAt.toISOString(),
  urgencyLevel: ticket.urgencyLevel,
});

const acknowledgement = (ticket: SlaTicket) => ({
  ...fact(ticket),
  responseTimeHours: Number(ticket.responseTimeHours),
  slaCompliant: ticket.slaCompliant,
});

type Announce = (outbox: Scope['outbox'], ticket: SlaTicket) => void;

const warned =
  (percent: TicketWarningPercent): Announce =>
  (outbox, ticket) =>
    outbox.add(TicketWarned, { ...clockFact(ticket), percent });

const ANNOUNCE: Readonly<Record<TicketStepName, Announce>> = {
  open: (outbox, ticket) => outbox.add(TicketOpened, clockFact(ticket)),
  acknowledge: (outbox, ticket) => outbox.add(TicketAcknowledged, acknowledgement(ticket)),
  forward: (outbox, ticket) => outbox.add(TicketForwarded, fact(ticket)),
  start: (outbox, ticket) => outbox.add(TicketStarted, fact(ticket)),
  'ask-authority': (outbox, ticket) => outbox.add(TicketAwaitingAuthority, fact(ticket)),
  resume: (outbox, ticket) => outbox.add(TicketResumed, fact(ticket)),
  respond: (outbox, ticket) => outbox.add(TicketResponded, fact(ticket)),
  close: (outbox, ticket) => outbox.add(TicketClosed, fact(ticket)),
  'warn-50': warned(50),
  'warn-75': warned(75),
  'warn-90': warned(90),
  breach: (outbox, ticket) => outbox.add(TicketBreached, clockFact(ticket)),
  escalate: (outbox, ticket) => outbox.add(TicketEscalated, fact(ticket)),
};

/** Each step is one line of the history and one event, in the transaction of the change. The note goes with the last. */
export async function recordSteps(
  { db, outbox }: Scope,
  ticket: SlaTicket,
  steps: readonly TicketStep[],
  note: string | null = null,
): Promise<void> {
  const actor = currentContext()?.actor ?? SYSTEM;
  for (const [index, { name, fromStatus, toStatus, byClock }] of steps.entries()) {
    await db.insert(SlaTicketEvent, {
      ticketId: ticket.id,
      action: name,
      fromStatus,
      toStatus,
      actor: byClock ? SYSTEM : actor,
      note: index === steps.length - 1 ? note : null,
      createdAt: ticket.updatedAt,
    });
    ANNOUNCE[name](outbox, ticket);
  }
}
