import { IsBoolean, IsIn, IsISO8601, IsNumber, IsOptional } from 'class-validator';
import { TICKET_WARNING_PERCENTS, type TicketWarningPercent } from './constants/index.ts';
import { TicketClockFact, TicketFact } from './ticket-facts.ts';

/** A fact that is announced as v2 too, for whoever reads one version of all orders. */
abstract class FirstTicketFact extends TicketFact {
  /** Absent in events from before December 2026, which have no twin. */
  @IsOptional() @IsBoolean() readonly alsoAsV2?: boolean;
}

/** The same of the promised time. */
abstract class FirstTicketClockFact extends TicketClockFact {
  @IsOptional() @IsBoolean() readonly alsoAsV2?: boolean;
}

/** An authority's order was entered; its clock runs from the authority's contact on. */
export class TicketOpened extends FirstTicketClockFact {
  static readonly type = 'sla.ticket.opened.v1';
  /** No order: its client suspects a threat to life or safety, Article 18 DSA. Absent: it is an order. */
  @IsOptional() @IsBoolean() readonly lifeAtRisk?: boolean;
}

/** A person took the order up for the first time: the clock stands. Comes before any other move. */
export class TicketAcknowledged extends FirstTicketFact {
  static readonly type = 'sla.ticket.acknowledged.v1';

  /** Hours since the authority's contact, two decimals. */
  @IsNumber() readonly responseTimeHours!: number;
  /** False if the promised 24 hours had passed. */
  @IsBoolean() readonly slaCompliant!: boolean;
}

/** The order goes to the client, whose answer is awaited. */
export class TicketForwarded extends TicketFact {
  static readonly type = 'sla.ticket.forwarded.v1';
  /** An order may come back to a client that it was taken from. Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly forwardedAt?: string;
}

/** Staff works on the order. */
export class TicketStarted extends FirstTicketFact {
  static readonly type = 'sla.ticket.started.v1';
}

/** Staff asked the authority something and waits for its answer. */
export class TicketAwaitingAuthority extends FirstTicketFact {
  static readonly type = 'sla.ticket.awaiting-authority.v1';
}

/** The authority answered, and the work goes on. */
export class TicketResumed extends FirstTicketFact {
  static readonly type = 'sla.ticket.resumed.v1';
}

/** The authority has its reply. */
export class TicketResponded extends FirstTicketFact {
  static readonly type = 'sla.ticket.responded.v1';
}

/** The order is dealt with for good. */
export class TicketClosed extends FirstTicketFact {
  static readonly type = 'sla.ticket.closed.v1';
}

/** So much of the promised time is gone, and nobody has acknowledged the order. */
export class TicketWarned extends FirstTicketClockFact {
  static readonly type = 'sla.ticket.warned.v1';
  @IsIn(TICKET_WARNING_PERCENTS) readonly percent!: TicketWarningPercent;
}

/** The promised time passed without an acknowledgement. Once per order, and for good. */
export class TicketBreached extends FirstTicketClockFact {
  static readonly type = 'sla.ticket.breached.v1';
}

/** The client has not answered a forwarded order for too long. Once per order and client. */
export class TicketEscalated extends TicketFact {
  static readonly type = 'sla.ticket.escalated.v1';
  /** When it had gone to this client. Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly forwardedAt?: string;
}
