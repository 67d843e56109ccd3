import type {
  ClosedAs,
  IssuingState,
  OrderCategory,
  OrderKind,
  OrderOutcome,
  TicketAction,
  TicketClockName,
  TicketSource,
  TicketStatus,
  UrgencyLevel,
} from '@rep13/contracts-constants';
import type { AuthorityRequestView, OrderView } from './authority-requests/authority-request.views.ts';
import type {
  ClientMessageView,
  StaffFileView,
  TicketMessageView,
} from './conversation/conversation.views.ts';

/** One order of an authority, and how far staff has come with it. Times are ISO 8601 in UTC. */
export interface TicketView {
  readonly id: number;
  /** Raised by each change: what `If-Match` is compared with. */
  readonly version: number;
  /** Null as long as nobody knows whom the order is about. */
  readonly signupId: number | null;
  /** The client's name; null as long as it is not known. */
  readonly companyName: string | null;
  readonly ticketNumber: string;
  readonly source: TicketSource;
  /** What an authority that filed its order knows it by, `A-XXXX-XXXX`; null for one that staff typed in. */
  readonly authorityReference: string | null;
  readonly authorityName: string;
  /** When the order reached us. */
  readonly authorityContactDate: string;
  /** First human acknowledgement, or null. */
  readonly responseDate: string | null;
  readonly forwardedToClient: boolean;
  readonly forwardedDate: string | null;
  readonly urgencyLevel: UrgencyLevel;
  readonly status: TicketStatus;
  readonly description: string | null;
  /** Hours from the order to the acknowledgement, two decimals, or null. */
  readonly responseTimeHours: number | null;
  /** False from the moment the promise is missed, for good. */
  readonly slaCompliant: boolean;
  /** Until when it is to be acknowledged: 24 plain hours after the contact. */
  readonly dueAt: string;
  /** Why it was closed; for staff only. */
  readonly closeReason: string | null;
  readonly closedAs: ClosedAs | null;
  readonly orderKind: OrderKind | null;
  readonly category: OrderCategory | null;
  readonly issuingState: IssuingState | null;
  /** The member of staff who works on it. */
  readonly assigneeId: number | null;
  /** The client is not told of it, by whatever way. */
  readonly doNotInform: boolean;
  /** By when the authority wants its answer, moved on by the time that we waited for the authority itself. */
  readonly answerDueAt: string | null;
  /** Null while it is neither answered nor too late. */
  readonly answerOnTime: boolean | null;
  /** By when the client was asked to answer us. */
  readonly clientDueAt: string | null;
  readonly clientAnswerOnTime: boolean | null;
  /** When the client said that it has read it. */
  readonly clientReadAt: string | null;
  readonly clientAnsweredAt: string | null;
  /** Since when the answer's and the client's clocks stand still; the promise to acknowledge never does. */
  readonly pausedAt: string | null;
  /** What is due next, and when; null when nothing is. */
  readonly nextDueAt: string | null;
  readonly nextDue: TicketClockName | null;
  /** What was done about the order, and since when. */
  readonly outcome: OrderOutcome | null;
  readonly effectAt: string | null;
  readonly closedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a client sees of an order: neither staff's reasons and notes nor who handled it. */
export type ClientTicketView = Pick<
  TicketView,
  | 'id'
  | 'signupId'
  | 'ticketNumber'
  | 'authorityName'
  | 'authorityContactDate'
  | 'responseDate'
  | 'forwardedToClient'
  | 'forwardedDate'
  | 'urgencyLevel'
  | 'status'
  | 'description'
  | 'responseTimeHours'
  | 'slaCompliant'
  | 'dueAt'
  | 'clientDueAt'
  | 'clientReadAt'
  | 'clientAnsweredAt'
  | 'outcome'
  | 'effectAt'
  | 'closedAt'
  | 'createdAt'
  | 'updatedAt'
>;

/** `GET /api/client/sla-tickets/{id}`: one order as its client reads and answers it. */
export interface ClientTicketDetailView extends ClientTicketView {
  /** What the order says, once it was forwarded; null for one that staff typed in. */
  readonly order: OrderView | null;
  readonly messages: readonly ClientMessageView[];
  /** What happened to it, oldest first: only what concerns the client. */
  readonly steps: readonly ClientTicketStepView[];
  /** Whether an answer is still taken. */
  readonly canAnswer: boolean;
}

export interface ClientTicketStepView {
  readonly step:
    | 'received'
    | 'acknowledged'
    | 'forwarded'
    | 'read'
    | 'answered'
    | 'in_progress'
    | 'awaiting_authority'
    | 'responded'
    | 'closed';
  readonly at: string;
}

/** One line of an order's history. */
export interface TicketEventView {
  readonly id: number;
  /** `open`, an action of staff, or the clock's `warn-50`, `warn-75`, `warn-90`, `breach`, `escalate`, and so on. */
  readonly action: string;
  /** Null for the first line. */
  readonly fromStatus: TicketStatus | null;
  readonly toStatus: TicketStatus;
  /** `admin:<id>`, `client:<signupId>`, `authority`, or `system` for the clock. */
  readonly actor: string;
  readonly note: string | null;
  readonly createdAt: string;
}

/** One order as staff works on it; for staff only. Notes are a call of their own. */
export interface TicketDetailView extends TicketView {
  /** What may be done next; empty when closed. */
  readonly nextActions: readonly TicketAction[];
  /** Those of them that need a second person: `POST …/{action}` then answers 202. */
  readonly actionsForTwo: readonly TicketAction[];
  /** Its history, oldest first. */
  readonly events: readonly TicketEventView[];
  /** What the authority filed; null for an order that staff typed in. */
  readonly request: AuthorityRequestView | null;
  /** Oldest first. */
  readonly messages: readonly TicketMessageView[];
  /** Every file of it, with or without a message. */
  readonly files: readonly StaffFileView[];
}

export interface TicketTotalsView {
  readonly total: number;
  /** Not closed. */
  readonly open: number;
  /** Promises missed, ever. */
  readonly violations: number;
}

/** What a page that is open asks every few seconds: whether anything has happened since. */
export interface TicketPulseView {
  /** Rises with everything that happens to any ticket; 0 as long as nothing has. */
  readonly lastEventId: number;
  /** Orders that nobody has acknowledged. */
  readonly pending: number;
}

/** One entry of the calendar. */
export interface DueTicketView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly companyName: string | null;
  readonly authorityName: string;
  readonly assigneeId: number | null;
  readonly clock: TicketClockName;
  readonly dueAt: string;
}

/** How fast orders were acknowledged: of one group, or of all. Hours with two decimals; null without any. */
export interface ResponseTimesRowView {
  /** What the group has in common; empty for all. */
  readonly group: string;
  /** Orders that reached us in that time. */
  readonly received: number;
  readonly acknowledged: number;
  /** Of the received ones, those acknowledged within 24 hours, and those for which that time is over. */
  readonly within24h: number;
  readonly missed: number;
  readonly p50Hours: number | null;
  readonly p90Hours: number | null;
  readonly p95Hours: number | null;
  readonly maxHours: number | null;
}

/** `GET /api/admin/response-times`. */
export interface ResponseTimesView {
  readonly from: string;
  readonly to: string;
  readonly all: ResponseTimesRowView;
  readonly byAuthority: readonly ResponseTimesRowView[];
  readonly byState: readonly ResponseTimesRowView[];
  readonly byClient: readonly ResponseTimesRowView[];
}

/** The orders that reached us on one day, UTC. */
export interface TicketDayView {
  /** `2026-11-20` */
  readonly day: string;
  readonly received: number;
  readonly acknowledged: number;
  readonly violations: number;
  /** Mean hours to the acknowledgement, two decimals; null while none is acknowledged. */
  readonly averageResponseHours: number | null;
}

/** One point of the chart of acknowledgements. */
export interface TicketResponseView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly authorityContactDate: string;
  readonly responseTimeHours: number;
  readonly slaCompliant: boolean;
}

export interface TicketStatisticsView {
  /** Every day of the period, oldest first, also those without an order. */
  readonly days: readonly TicketDayView[];
  /** The last 200 acknowledged orders of the period, oldest first. */
  readonly responses: readonly TicketResponseView[];
}
