import type {
  ClosedAs,
  IssuingState,
  OrderCategory,
  OrderKind,
  OrderOutcome,
  TicketClockName,
  TicketSource,
  TicketStatus,
  UrgencyLevel,
} from '@rep13/contracts-constants';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { RunningDeadline } from './running-deadline.ts';

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
  @Column('text', { nullable: true }) authorityReference!: string | null;
  @Column('text') authorityName!: string;
  /** When the order reached us. */
  @Column('timestamptz') authorityContactDate!: Date;
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
  @Column('text', { nullable: true }) category!: OrderCategory | null;
  @Column('text', { nullable: true }) issuingState!: IssuingState | null;
  /** Staff's id. */
  @Column('integer', { nullable: true }) assigneeId!: number | null;
  @Column('boolean') doNotInform!: boolean;
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
  @Column('timestamptz', { nullable: true }) clientReadAt!: Date | null;
  @Column('timestamptz', { nullable: true }) clientAnsweredAt!: Date | null;
  /** Since when we wait for the authority itself: the two clocks above stand. */
  @Column('timestamptz', { nullable: true }) pausedAt!: Date | null;
  @Column('text', { nullable: true }) outcome!: OrderOutcome | null;
  /** When effect was given to the order, Article 9(1) DSA. */
  @Column('timestamptz', { nullable: true }) effectAt!: Date | null;
  /** When a clock has something to say next; null when none has. */
  @Column('timestamptz', { nullable: true }) nextDeadlineAt!: Date | null;
  /** What is to be done next, and by when: lists are sorted by it. */
  @Column('timestamptz', { nullable: true }) nextDueAt!: Date | null;
  @Column('text', { nullable: true }) nextDue!: TicketClockName | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
