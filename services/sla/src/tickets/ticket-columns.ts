import type {
  ClosedAs,
  TicketClockName,
  TicketParty,
  TicketSource,
  TicketStatus,
  UrgencyLevel,
} from '@rep13/contracts-sla/constants';
import type { IssuingState, OrderKind, OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEffect } from './order-effect.ts';
import { ReceiptNotice } from './receipt-notice.ts';
import { ReportFacts } from './report-facts.ts';
import { RunningDeadline } from './running-deadline.ts';
import * as clock from './ticket-clock.ts';
import { owesUser, UserNotification } from './user-notification.ts';

/** What decides about a move. */
export interface TicketPosition {
  readonly status: TicketStatus;
  /** Whether there is a client who may hear of it, and has not. */
  readonly canBeForwarded: boolean;
  /** False of a report of Article 18 DSA: it has no authority to ask or to answer, and nothing to give effect to. */
  readonly isOrder: boolean;
}

/** What is kept of a ticket. What happens to it stands in `SlaTicket`. */
export abstract class TicketColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** Raised by what people do, not by clocks: two at once must not overwrite each other. */
  @Column('integer') version!: number;
  /** Null as long as nobody knows whom the order is about. */
  @Column('integer', { nullable: true }) signupId!: number | null;
  /** A copy, for lists; kept up when the client becomes another. */
  @Column('text', { nullable: true }) companyName!: string | null;
  @Column('text') ticketNumber!: string;
  @Column('text') source!: TicketSource;
  /** No order: its client suspects a threat to life or safety, Article 18 DSA. */
  @Column('boolean') lifeAtRisk!: boolean;
  @Column('text', { nullable: true }) authorityReference!: string | null;
  @Column('text') authorityName!: string;
  /** When the order reached us. */
  @Column('timestamptz') authorityContactDate!: Date;
  /** When it reached the client itself, which then reported it. */
  @Column('timestamptz', { nullable: true }) reachedClientAt!: Date | null;
  /** First human acknowledgement. */
  @Column('timestamptz', { nullable: true }) responseDate!: Date | null;
  @Column('boolean') forwardedToClient!: boolean;
  /** The latest time it went to the client. */
  @Column('timestamptz', { nullable: true }) forwardedDate!: Date | null;
  @Column('text') urgencyLevel!: UrgencyLevel;
  @Column('text') status!: TicketStatus;
  @Column('text', { nullable: true }) description!: string | null;
  /** Why it was closed; there once the status is `closed`. */
  @Column('text', { nullable: true }) closeReason!: string | null;
  @Column('text', { nullable: true }) closedAs!: ClosedAs | null;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
  @Column('text', { nullable: true }) orderKind!: OrderKind | null;
  @Column('text', { nullable: true }) issuingState!: IssuingState | null;
  /** Staff's id. */
  @Column('integer', { nullable: true }) assigneeId!: number | null;
  @Column('boolean') doNotInform!: boolean;
  /** What its client's yearly report counts it by. */
  @Column(() => ReportFacts, { prefix: 'report_' }) report: ReportFacts = new ReportFacts();
  /** When its authority was told of the receipt. */
  @Column(() => ReceiptNotice, { prefix: 'receipt_' }) receipt: ReceiptNotice = new ReceiptNotice();
  /** Hours with two decimals; Postgres gives `numeric` as text. */
  @Column('numeric', { nullable: true }) responseTimeHours!: string | null;
  /** False from the moment the promise is missed, for good. */
  @Column('boolean') slaCompliant!: boolean;
  /** The latest warning that is settled: announced, or past when the order was entered. */
  @Column('integer') warnedPercent!: number;
  @Column('timestamptz', { nullable: true }) escalatedAt!: Date | null;
  /** The answer that the authority waits for. */
  @Column(() => RunningDeadline, { prefix: 'answer_' }) answer!: RunningDeadline;
  /** The answer that we wait for from the client. */
  @Column(() => RunningDeadline, { prefix: 'client_' }) client!: RunningDeadline;
  /** The answer that we wait for from the authority itself. */
  @Column(() => RunningDeadline, { prefix: 'authority_wait_' }) authorityWait!: RunningDeadline;
  /** Since when it is our turn, counted from our last step; null while it is somebody else's. */
  @Column('timestamptz', { nullable: true }) ourTurnSince!: Date | null;
  /** Since when something lies here that nobody of staff has read. */
  @Column('timestamptz', { nullable: true }) unreadSince!: Date | null;
  @Column('timestamptz', { nullable: true }) clientReadAt!: Date | null;
  @Column('timestamptz', { nullable: true }) clientAnsweredAt!: Date | null;
  /** From where we asked the authority, and where its answer leads back. */
  @Column('text', { nullable: true }) askedFrom!: TicketStatus | null;
  /** Since when we wait for the authority itself: the time of the client stands. */
  @Column('timestamptz', { nullable: true }) pausedAt!: Date | null;
  @Column('text', { nullable: true }) outcome!: OrderOutcome | null;
  /** When effect was given to the order, Article 9(1) DSA. */
  @Column('timestamptz', { nullable: true }) effectAt!: Date | null;
  /** Why no effect was given, or only in part. */
  @Column('text', { nullable: true }) outcomeReason!: string | null;
  /** What the client last said that it did. */
  @Column(() => OrderEffect, { prefix: 'client_said_' }) clientSaid: OrderEffect = new OrderEffect();
  /** Whether the client has told the user concerned. */
  @Column(() => UserNotification, { prefix: 'user_told_' }) userTold: UserNotification =
    new UserNotification();
  /** The last message with a client that it was about by mistake; those up to it are for staff alone. */
  @Column('integer') earlierMessageId!: number;
  /** When a clock has something to say next; null when none has. */
  @Column('timestamptz', { nullable: true }) nextDeadlineAt!: Date | null;
  /** What is to be done next, and by when: lists are sorted by it. */
  @Column('timestamptz', { nullable: true }) nextDueAt!: Date | null;
  @Column('text', { nullable: true }) nextDue!: TicketClockName | null;
  @Column('text', { nullable: true }) nextDueBy!: TicketParty | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;

  get dueAt(): Date {
    return clock.dueAt(this.authorityContactDate);
  }

  /** Whom facts about it may name: nobody as long as the client must not hear of it. */
  get namedSignupId(): number | null {
    return this.doNotInform ? null : this.signupId;
  }

  get owesUser(): boolean {
    return owesUser(this);
  }

  /** An earlier version has changed it, which knew open orders without a next date. */
  get isForgotten(): boolean {
    return this.status !== 'closed' && this.nextDueAt === null;
  }

  get position(): TicketPosition {
    const { status, signupId, doNotInform, reachedClientAt, lifeAtRisk } = this;
    const canBeForwarded = signupId !== null && !doNotInform && reachedClientAt === null;
    return { status, canBeForwarded, isOrder: !lifeAtRisk };
  }
}
