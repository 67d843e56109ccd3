import { IsBoolean, IsIn, IsISO8601, IsNumber, IsOptional } from 'class-validator';
import {
  TICKET_WARNING_PERCENTS,
  URGENCY_LEVELS,
  type TicketWarningPercent,
  type UrgencyLevel,
} from './constants/index.ts';
import { AnyTicketFact } from './ticket-facts.ts';

/**
 * The facts of `ticket-events.ts` about any order. `signupId` is absent where the client is not known yet, or must not hear
 * of it. Whoever cares about all orders takes these alone.
 */
abstract class SecondTicketFact extends AnyTicketFact {
  /** The same fact is announced as v1 too, for who still reads that. Our own services take that one. */
  @IsOptional() @IsBoolean() readonly alsoAsV1?: boolean;
}

abstract class AnyTicketClockFact extends SecondTicketFact {
  @IsISO8601() readonly dueAt!: string;
  @IsIn(URGENCY_LEVELS) readonly urgencyLevel!: UrgencyLevel;
}

/** `TicketOpened`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketOpened extends AnyTicketClockFact {
  static readonly type = 'sla.ticket.opened.v2';
  /** No order: its client suspects a threat to life or safety, Article 18 DSA. Absent: it is an order. */
  @IsOptional() @IsBoolean() readonly lifeAtRisk?: boolean;
}

/** `TicketAcknowledged`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketAcknowledged extends SecondTicketFact {
  static readonly type = 'sla.ticket.acknowledged.v2';
  @IsNumber() readonly responseTimeHours!: number;
  @IsBoolean() readonly slaCompliant!: boolean;
}

/** `TicketStarted`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketStarted extends SecondTicketFact {
  static readonly type = 'sla.ticket.started.v2';
}

/** `TicketAwaitingAuthority`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketAwaitingAuthority extends SecondTicketFact {
  static readonly type = 'sla.ticket.awaiting-authority.v2';
}

/** `TicketResumed`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketResumed extends SecondTicketFact {
  static readonly type = 'sla.ticket.resumed.v2';
}

/** `TicketResponded`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketResponded extends SecondTicketFact {
  static readonly type = 'sla.ticket.responded.v2';
}

/** `TicketClosed`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketClosed extends SecondTicketFact {
  static readonly type = 'sla.ticket.closed.v2';
}

/** `TicketWarned`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
export class AnyTicketWarned extends AnyTicketClockFact {
  static readonly type = 'sla.ticket.warned.v2';
  @IsIn(TICKET_WARNING_PERCENTS) readonly percent!: TicketWarningPercent;
}

/** `TicketBreached`, of any order. Announced always; beside v1 where the client is known and may hear of it. */
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
