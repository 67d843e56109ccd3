import { IsIn, IsOptional } from 'class-validator';
import { Command, StatisticsQuery, type Refusals } from '@rep13/contracts-messaging';
import { OptionalOrNull, SignupId } from '@rep13/contracts-validation';
import { TICKET_ACTIONS, type TicketAction } from '../constants/index.ts';
import { ClassifyTicketBody } from '../classify-ticket.body.ts';
import {
  AssignTicketBody,
  LowerUrgencyBody,
  DueTicketsQuery,
  MoveTicketBody,
  OpenTicketBody,
  ResponseTimesQuery,
  TicketDeadlineBody,
  TicketsQuery,
} from '../ticket.bodies.ts';
import { SeenVersion, TicketId } from '../ticket.fields.ts';
import type {
  DueTicketView,
  ResponseTimesView,
  TicketDetailView,
  TicketPulseView,
  TicketStatisticsView,
  TicketTotalsView,
  TicketView,
} from '../ticket.view.ts';

/** Which orders, also by what only we know of who asks. */
class TicketsWanted extends TicketsQuery {
  /** Only what this member of staff works on; null: what nobody works on. */
  @OptionalOrNull() @TicketId() readonly assigneeId?: number | null;
  /** Only those that were forwarded, and that the client may hear of. */
  @IsOptional() readonly forClient?: boolean;
}

/** Authorities' orders, newest first. */
export class ListTickets extends TicketsWanted implements Command<TicketView[]> {
  static readonly subject = 'rpc.sla.ticket.list.v1';
  declare readonly replyType?: TicketView[];
}

/** How many orders the filters find, exactly. Which page is asked for does not matter. */
export class CountTickets extends TicketsWanted implements Command<number> {
  static readonly subject = 'rpc.sla.ticket.count.v1';
  declare readonly replyType?: number;
}

/** The authorities that tickets name, by the alphabet; at most 500. */
export class ListTicketAuthorities extends Command<string[]> {
  static readonly subject = 'rpc.sla.ticket.list-authorities.v1';
}

/**
 * Enter an order that came by mail, post or telephone: a request and its ticket, as the form files them. Its clock runs
 * from the authority's contact, so one entered too late is breached at once. Validation fails for an unknown signup or
 * a contact date ahead or too far back.
 */
export class OpenTicket extends OpenTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.open.v1';
  static readonly errors = { 'gateway.validation-failed': 400 } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
}

/**
 * Do the next thing with an order; the actor is the request's. The first action of a person acknowledges it. Validation
 * fails without a reason to close.
 */
export class MoveTicket extends MoveTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.move.v1';
  static readonly errors = {
    'sla.ticket-move-not-allowed': 409,
    'sla.ticket-changed': 412,
    'sla.ticket-not-replied': 409,
    'sla.client-not-to-be-informed': 409,
    'sla.client-unknown': 409,
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @IsIn(TICKET_ACTIONS) readonly action!: TicketAction;
  @SeenVersion() readonly version?: number;
}

/** Say who works on an order. */
export class AssignTicket extends AssignTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.assign.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-changed': 412,
    'sla.ticket-closed': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Say by when the authority wants its answer. */
export class SetTicketDeadline extends TicketDeadlineBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.set-deadline.v1';
  static readonly errors = {
    ...AssignTicket.errors,
    'gateway.validation-failed': 400,
    'sla.ticket-is-no-order': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Say what kind of order it is. Validation fails for a category by which such an order is not counted. */
export class ClassifyTicket extends ClassifyTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.classify.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'sla.ticket-changed': 412,
    'sla.ticket-is-critical': 409,
    'sla.ticket-is-no-order': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** An order is not critical after all: then one person alone may close it. */
export class LowerUrgency extends LowerUrgencyBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.lower-urgency.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-changed': 412,
    'sla.ticket-closed': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** One order with its history, for staff. */
export class GetTicket extends Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly ticketId!: number;
}

/** How many orders there are; as fast with a million of them. */
export class GetTicketTotals extends Command<TicketTotalsView> {
  static readonly subject = 'rpc.sla.ticket.get-totals.v1';
}

/** Whether anything has happened; asked often, so it costs next to nothing. */
export class GetTicketPulse extends Command<TicketPulseView> {
  static readonly subject = 'rpc.sla.ticket.get-pulse.v1';
}

/** What is due in a time, the earliest first; at most 500. */
export class ListDueTickets extends DueTicketsQuery implements Command<DueTicketView[]> {
  static readonly subject = 'rpc.sla.ticket.list-due.v1';
  declare readonly replyType?: DueTicketView[];
}

/** How fast orders were acknowledged, for charts. */
export class GetTicketStatistics extends StatisticsQuery implements Command<TicketStatisticsView> {
  static readonly subject = 'rpc.sla.ticket.get-statistics.v1';
  declare readonly replyType?: TicketStatisticsView;
}

/** How fast orders were acknowledged, with percentiles: of all, and by authority, Member State and client. */
export class GetResponseTimes extends ResponseTimesQuery implements Command<ResponseTimesView> {
  static readonly subject = 'rpc.sla.ticket.get-response-times.v1';
  declare readonly replyType?: ResponseTimesView;
  /** Only those that the client has been told of: not even how many others there are. */
  @IsOptional() readonly forClient?: boolean;
}

/** The ticket of one client. */
export abstract class OfClientTicket<Reply> extends Command<Reply> {
  @TicketId() readonly ticketId!: number;
  @SignupId() readonly signupId!: number;
}
