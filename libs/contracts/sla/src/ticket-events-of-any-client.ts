import { IsBoolean, IsIn, IsISO8601, IsNumber } from 'class-validator';
import {
  TICKET_WARNING_PERCENTS,
  URGENCY_LEVELS,
  type TicketWarningPercent,
  type UrgencyLevel,
} from '@rep13/contracts-constants';
import { AnyTicketFact } from './ticket-facts.ts';

/**
 * The facts of `ticket-events.ts` about an order whose client is not known yet, or must not hear of it: those are
 * announced as these, all others as before. Whoever cares about all orders takes both.
 */
abstract class AnyTicketClockFact extends AnyTicketFact {
  @IsISO8601() readonly dueAt!: string;
  @IsIn(URGENCY_LEVELS) readonly urgencyLevel!: UrgencyLevel;
}

/** `TicketOpened`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketOpened extends AnyTicketClockFact {
  static readonly type = 'sla.ticket.opened.v2';
}

/** `TicketAcknowledged`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketAcknowledged extends AnyTicketFact {
  static readonly type = 'sla.ticket.acknowledged.v2';
  @IsNumber() readonly responseTimeHours!: number;
  @IsBoolean() readonly slaCompliant!: boolean;
}

/** `TicketStarted`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketStarted extends AnyTicketFact {
  static readonly type = 'sla.ticket.started.v2';
}

/** `TicketAwaitingAuthority`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketAwaitingAuthority extends AnyTicketFact {
  static readonly type = 'sla.ticket.awaiting-authority.v2';
}

/** `TicketResumed`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketResumed extends AnyTicketFact {
  static readonly type = 'sla.ticket.resumed.v2';
}

/** `TicketResponded`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketResponded extends AnyTicketFact {
  static readonly type = 'sla.ticket.responded.v2';
}

/** `TicketClosed`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketClosed extends AnyTicketFact {
  static readonly type = 'sla.ticket.closed.v2';
}

/** `TicketWarned`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketWarned extends AnyTicketClockFact {
  static readonly type = 'sla.ticket.warned.v2';
  @IsIn(TICKET_WARNING_PERCENTS) readonly percent!: TicketWarningPercent;
}

/** `TicketBreached`, of an order whose client is not known yet or must not hear of it. Announced instead of v1; all others are v1. */
export class AnyTicketBreached extends AnyTicketClockFact {
  static readonly type = 'sla.ticket.breached.v2';
}

export const EVENTS_OF_ANY_CLIENT = [
  AnyTicketOpened,
  AnyTicketAcknowledged,
  AnyTicketStarted,
  AnyTicketAwaitingAuthority,
  AnyTicketResumed,
  AnyTicketResponded,
  AnyTicketClosed,
  AnyTicketWarned,
  AnyTicketBreached,
] as const;
