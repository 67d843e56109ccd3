import { IsIn } from 'class-validator';
import { TICKET_ACTIONS, type TicketAction } from '@rep13/contracts-constants';
import { Command, StatisticsQuery } from '@rep13/contracts-messaging';
import { MoveTicketBody, OpenTicketBody, TicketsQuery } from './ticket.bodies.ts';
import { TicketId } from './ticket.fields.ts';
import type { TicketDetailView, TicketStatisticsView, TicketTotalsView, TicketView } from './ticket.view.ts';

/** Authorities' orders, newest first. */
export class ListTickets extends TicketsQuery implements Command<TicketView[]> {
  static readonly subject = 'rpc.sla.ticket.list.v1';
  declare readonly replyType?: TicketView[];
}

/**
 * Enter an order. Its clock runs from the authority's contact, so one entered too late is breached at once.
 * Errors: `gateway.validation-failed` for an unknown signup or a contact date ahead or too far back.
 */
export class OpenTicket extends OpenTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.open.v1';
  declare readonly replyType?: TicketDetailView;
}

/**
 * Do the next thing with an order; the actor is the request's. The first action of a person acknowledges it.
 * Errors: `sla.ticket-move-not-allowed`, `gateway.not-found`, `gateway.validation-failed` without a reason to close.
 */
export class MoveTicket extends MoveTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.move.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @IsIn(TICKET_ACTIONS) readonly action!: TicketAction;
}

/** One order with its history, for staff. Errors: `gateway.not-found`. */
export class GetTicket extends Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.get.v1';
  @TicketId() readonly ticketId!: number;
}

/** How many orders there are; as fast with a million of them. */
export class GetTicketTotals extends Command<TicketTotalsView> {
  static readonly subject = 'rpc.sla.ticket.get-totals.v1';
}

/** How fast orders were acknowledged, for charts. */
export class GetTicketStatistics extends StatisticsQuery implements Command<TicketStatisticsView> {
  static readonly subject = 'rpc.sla.ticket.get-statistics.v1';
  declare readonly replyType?: TicketStatisticsView;
}
