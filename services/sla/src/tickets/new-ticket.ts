import type { IssuingState, OrderKind, UserNotice } from '@rep13/contracts-authority-requests/constants';
import type { TicketSource, UrgencyLevel } from '@rep13/contracts-sla/constants';
import { OrderEffect } from './order-effect.ts';
import { ReceiptNotice } from './receipt-notice.ts';
import { ReportFacts } from './report-facts.ts';
import { RunningDeadline } from './running-deadline.ts';
import * as clock from './ticket-clock.ts';
import type { TicketColumns } from './ticket-columns.ts';
import { UserNotification } from './user-notification.ts';

/** An order that becomes a ticket. */
export interface NewTicket {
  readonly source: TicketSource;
  /** Of the request, where the authority filed it. */
  readonly reference?: string;
  readonly client: { readonly signupId: number; readonly companyName: string } | null;
  readonly authorityName: string;
  readonly authorityContactDate: Date;
  readonly urgencyLevel?: UrgencyLevel | undefined;
  readonly description?: string | null | undefined;
  readonly orderKind?: OrderKind | null | undefined;
  readonly issuingState?: IssuingState | null | undefined;
  readonly answerBy?: Date | null | undefined;
  readonly doNotInform?: boolean;
  /** Whether the user concerned may be told, and from when. */
  readonly userNotice?: UserNotice | null;
  readonly userNoticeFrom?: Date | null;
  /** What the order itself says of what it is counted by. */
  readonly report?: ReportFacts;
  /** No order: the client's own suspicion of a threat to life or safety. */
  readonly lifeAtRisk?: boolean;
  /** It reached the client itself, which has it and reports it. */
  readonly reachedClientAt?: Date;
}

const NOTHING_HAPPENED = {
  responseDate: null,
  forwardedDate: null,
  closeReason: null,
  closedAs: null,
  closedAt: null,
  assigneeId: null,
  responseTimeHours: null,
  slaCompliant: true,
  escalatedAt: null,
  clientReadAt: null,
  clientAnsweredAt: null,
  pausedAt: null,
  askedFrom: null,
  ourTurnSince: null,
  unreadSince: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  earlierMessageId: 0,
  status: 'pending',
  version: 1,
} as const;

/** The client that reports an order has it: it need not be forwarded. */
const ofReport = ({ reachedClientAt, lifeAtRisk = false }: NewTicket) => ({
  lifeAtRisk,
  forwardedToClient: reachedClientAt !== undefined,
  reachedClientAt: reachedClientAt ?? null,
});

const partsOf = (order: NewTicket) => ({
  answer: new RunningDeadline(),
  client: new RunningDeadline(),
  authorityWait: new RunningDeadline(),
  clientSaid: new OrderEffect(),
  report: order.report ?? new ReportFacts(),
  receipt: new ReceiptNotice(),
  userTold: UserNotification.asOrdered(order.userNotice ?? null, order.userNoticeFrom ?? null),
});

/** A ticket that nobody has touched. */
export const untouched = (
  order: NewTicket,
  ticketNumber: string,
  now: Date,
): Omit<
  TicketColumns,
  | 'id'
  | 'dueAt'
  | 'namedSignupId'
  | 'owesUser'
  | 'isForgotten'
  | 'position'
  | 'nextDeadlineAt'
  | 'nextDueAt'
  | 'nextDue'
  | 'nextDueBy'
  | 'updatedAt'
> => ({
  ...NOTHING_HAPPENED,
  ...partsOf(order),
  signupId: order.client?.signupId ?? null,
  companyName: order.client?.companyName ?? null,
  ticketNumber,
  source: order.source,
  authorityReference: order.reference ?? null,
  authorityName: order.authorityName,
  authorityContactDate: order.authorityContactDate,
  urgencyLevel: order.urgencyLevel ?? 'normal',
  description: order.description || null,
  orderKind: order.orderKind ?? null,
  issuingState: order.issuingState ?? null,
  doNotInform: order.doNotInform ?? false,
  ...ofReport(order),
  // Staff who enter a late order know how late it is: past warnings are not sent.
  warnedPercent: clock.passedPercent(order.authorityContactDate, now),
  createdAt: now,
});
