import type { ClosedAs, TicketStatus } from '@rep13/contracts-sla/constants';
import type { MoveTicket } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';
import type { Announce } from '../announce.ts';
import type { StatedEffect } from '../order-effect.ts';
import type { TicketColumns, TicketPosition } from '../ticket-columns.ts';

/** What a caller states when a ticket moves. */
export interface MoveDetails extends StatedEffect {
  readonly reason?: string | null;
  readonly closedAs?: ClosedAs | null | undefined;
}

/** A move while it is made. */
interface Making {
  readonly fromStatus: TicketStatus;
  readonly details: MoveDetails;
  readonly now: Date;
}

/** All of one move. Its parts run in the order in which they stand here, in one transaction. */
export interface TicketMove {
  readonly from: readonly TicketStatus[];
  /** No ticket becomes pending again. */
  readonly to: Exclude<TicketStatus, 'pending'>;
  /** What more its position must be; where it is not, the move is not offered. */
  readonly guard?: (position: TicketPosition) => boolean;
  /** Whether staff gives a reason; a reason for any other move is refused. */
  readonly takesReason?: true;
  /** What staff is refused for with more than "not its turn". @throws DomainError */
  readonly requireRequest?: (ticket: TicketColumns) => void;
  /** The details without which it is not made. @throws DomainError */
  readonly requireDetails?: (ticket: TicketColumns, details: MoveDetails) => void;
  /** What changes in the ticket, beside its new status. @throws WrongEffect */
  readonly effect?: (ticket: TicketColumns, making: Making) => void;
  readonly clocks?: (ticket: TicketColumns, now: Date) => void;
  /** What happens to the files and the request that belong to the ticket. @throws DomainError */
  readonly beside?: (scope: Scope, ticket: TicketColumns, asked: MoveTicket, now: Date) => Promise<void>;
  readonly announce: Announce;
}
