import { IsIn, IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { AUTHORITY_REFERENCE } from '@rep13/contracts-authority-requests/constants';
import { TICKET_NUMBER, URGENCY_LEVELS, type UrgencyLevel } from './constants/index.ts';

/** Which order a fact is about. What the order says and what staff noted never travels: ask `GetTicket`. */
export abstract class TicketFact {
  @IsInt() readonly signupId!: number;
  @IsInt() readonly ticketId!: number;
  @Matches(TICKET_NUMBER) readonly ticketNumber!: string;
  /** Of the request, if the authority filed it with us; absent in events from before November 2026. */
  @IsOptional() @Matches(AUTHORITY_REFERENCE) readonly reference?: string;
}

/** A fact about the promised time of an order. */
export abstract class TicketClockFact extends TicketFact {
  /** ISO 8601, UTC: 24 plain hours after the authority's contact. */
  @IsISO8601() readonly dueAt!: string;
  @IsIn(URGENCY_LEVELS) readonly urgencyLevel!: UrgencyLevel;
}

/** The same about an order whose client is not known, or must not hear of it: then nothing says who it is. */
export abstract class AnyTicketFact {
  @IsOptional() @IsInt() readonly signupId?: number;
  @IsInt() readonly ticketId!: number;
  @Matches(TICKET_NUMBER) readonly ticketNumber!: string;
  /** Of the request, if the authority filed it with us. */
  @IsOptional() @Matches(AUTHORITY_REFERENCE) readonly reference?: string;
}
