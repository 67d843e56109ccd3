import type { IssuingState, OrderKind, OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';
import type {
  ClosedAs,
  ContentCategory,
  ContentSubcategory,
  TicketAction,
  TicketClockName,
  TicketParty,
  TicketSource,
  TicketStatus,
  UrgencyLevel,
  UserNotificationState,
} from './constants/index.ts';
import type { AuthorityRequestView, OrderTwinView } from './authority-requests/authority-request.views.ts';
import type { StaffFileView, TicketMessageView } from './conversation/conversation.views.ts';

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
  /** No order of an authority: the client suspects a threat to life or safety, Article 18 DSA. Absent before December 2026. */
  readonly lifeAtRisk?: boolean;
  /** What the authority knows its order by, `A-XXXX-XXXX`; null for one that staff typed in before November 2026. */
  readonly authorityReference: string | null;
  readonly authorityName: string;
  /** When the order reached us. */
  readonly authorityContactDate: Moment;
  /** When the authority's order reached the client itself, which then reported it; null of every other one. */
  readonly reachedClientAt: Moment | null;
  /** First human acknowledgement, or null. */
  readonly responseDate: Moment | null;
  /** When the authority was first told of the receipt, Article 10(1) DSA; null: not yet, or not known. */
  readonly receiptInformedAt: Moment | null;
  /** By the receipt that is mailed by itself, not by a person; null as long as it was not told. */
  readonly receiptAutomatic: boolean | null;
  readonly forwardedToClient: boolean;
  readonly forwardedDate: Moment | null;
  readonly urgencyLevel: UrgencyLevel;
  readonly status: TicketStatus;
  readonly description: string | null;
  /** Hours from the order to the acknowledgement, two decimals, or null. */
  readonly responseTimeHours: number | null;
  /** False from the moment the promise is missed, for good. */
  readonly slaCompliant: boolean;
  /** Until when it is to be acknowledged: 24 plain hours after the contact. */
  readonly dueAt: Moment;
  /** Why it was closed; for staff only. */
  readonly closeReason: string | null;
  readonly closedAs: ClosedAs | null;
  readonly orderKind: OrderKind | null;
  /** What the yearly report of Article 15 DSA counts it by, as staff has classified it. */
  readonly category: ContentCategory | null;
  readonly subcategory: ContentSubcategory | null;
  /** What it is about, where the sub-category is `KEYWORD_OTHER`. */
  readonly categoryDescription: string | null;
  /** Specific items of information that it is about; null: nobody has said. */
  readonly itemCount: number | null;
  /** Provisions of law that it cites. */
  readonly citedProvisions: readonly string[];
  readonly issuingState: IssuingState | null;
  /** The member of staff who works on it. */
  readonly assigneeId: number | null;
  /** The client is not told of it, by whatever way. */
  readonly doNotInform: boolean;
  /** By when the authority wants its answer: its own date, whatever we do meanwhile. */
  readonly answerDueAt: Moment | null;
  /** Null while it is neither answered nor too late. */
  readonly answerOnTime: boolean | null;
  /** When a time of the authority was first missed; stays, whatever later time is set. */
  readonly answerMissedAt: Moment | null;
  /** By when the client was asked to answer us. */
  readonly clientDueAt: Moment | null;
  readonly clientAnswerOnTime: boolean | null;
  /** When the client said that it has read it. */
  readonly clientReadAt: Moment | null;
  readonly clientAnsweredAt: Moment | null;
  /** Since when we wait for the authority: the client's clock stands still, and no other. */
  readonly pausedAt: Moment | null;
  /** The status in which we asked the authority, before forwarding for example; null while we do not wait for it. */
  readonly askedFrom: TicketStatus | null;
  /** By when the authority was asked to answer our question. */
  readonly authorityDueAt: Moment | null;
  /** What is due next, by whom, and when; null only of a closed order. */
  readonly nextDueAt: Moment | null;
  readonly nextDue: TicketClockName | null;
  readonly nextDueBy: TicketParty | null;
  /** Since when something of the client or the authority lies here that nobody of staff has read; null: nothing does. */
  readonly unreadSince: Moment | null;
  /** What was done about the order, and since when. */
  readonly outcome: OrderOutcome | null;
  /** Null also of an order to which no effect was given. */
  readonly effectAt: Moment | null;
  /** Why no effect was given, or only in part; the authority and the client read it. */
  readonly outcomeReason: string | null;
  /** What the client last said that it did; null while it has said nothing of it. */
  readonly clientSaid: EffectView | null;
  /** Whether the user concerned was told, as the client says it. */
  readonly userTold: UserNotificationView;
  /** Since when we know that effect was given and the user concerned was not told; null: nothing is owed. */
  readonly userUntoldSince: Moment | null;
  readonly closedAt: Moment | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

/** What was done about an order, as somebody says it. */
export interface EffectView {
  readonly outcome: OrderOutcome;
  readonly effectAt: Moment | null;
  readonly reason: string | null;
}

/** Whether the user concerned was told, Article 9(5) and 10(5) DSA. */
export interface UserNotificationView {
  /** `not-yet` without a reason while the client has said nothing. */
  readonly state: UserNotificationState;
  /** When the user was told; of `may-not`, from when it may be. */
  readonly at: Moment | null;
  readonly because: string | null;
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
  readonly createdAt: Moment;
}

/** One order as staff works on it; for staff only. Notes are a call of their own. */
export interface TicketDetailView extends TicketView {
  /** What may be done next; empty when closed. */
  readonly nextActions: readonly TicketAction[];
  /** Those of them that need a second person: `POST …/{action}` then answers 202. */
  readonly actionsForTwo: readonly TicketAction[];
  /** Its history, oldest first. */
  readonly events: readonly TicketEventView[];
  /** What the authority filed, or staff typed in; null for one that staff typed in before November 2026. */
  readonly request: AuthorityRequestView | null;
  /** Other orders that may be the same one; nothing follows from it by itself. */
  readonly twins: readonly OrderTwinView[];
  /** Oldest first. */
  readonly messages: readonly TicketMessageView[];
  /** Whom it was about by mistake, the earliest first. */
  readonly earlierClients: readonly EarlierClientView[];
  /** Every file of it, with or without a message. */
  readonly files: readonly StaffFileView[];
  /** Null as long as our mails reach the authority, as far as we know. Absent before December 2026. */
  readonly undelivered?: UndeliveredMailView | null;
}

/** A mail of ours that did not reach the address of the authority, and nothing since that shows that others do. */
export interface UndeliveredMailView {
  /** The report of its mail server. */
  readonly mailId: number;
  readonly address: string;
  /** As `5.1.1` (RFC 3463); null where the report does not say. */
  readonly status: string | null;
  readonly reportedAt: Moment;
}

/** A client that an order was about by mistake, and what is kept of that for staff. */
export interface EarlierClientView {
  readonly signupId: number;
  readonly companyName: string | null;
  /** Null: it was never told of the order. */
  readonly forwardedAt: Moment | null;
  readonly readAt: Moment | null;
  readonly answeredAt: Moment | null;
  /** What it last said that it did. */
  readonly said: EffectView | null;
  /** When it became known that another one is meant. */
  readonly until: Moment;
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
  /** Open orders that wait for us: something is unread, or what is due next is ours. */
  readonly waiting: number;
  /** Orders answered or closed of which the yearly report lacks something; from 1,000 on, 1,000. */
  readonly reportIncomplete: number;
  /** Mails about which a person has to decide. Absent before December 2026. */
  readonly mailsWaiting?: number;
}

/** One entry of the calendar. */
export interface DueTicketView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly companyName: string | null;
  readonly authorityName: string;
  readonly assigneeId: number | null;
  readonly clock: TicketClockName;
  readonly dueAt: Moment;
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
  readonly authorityContactDate: Moment;
  readonly responseTimeHours: number;
  readonly slaCompliant: boolean;
}

export interface TicketStatisticsView {
  /** Every day of the period, oldest first, also those without an order. */
  readonly days: readonly TicketDayView[];
  /** The last 200 acknowledged orders of the period, oldest first. */
  readonly responses: readonly TicketResponseView[];
}
