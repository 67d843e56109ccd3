import type { SubscriptionState } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { yearsAfter } from '../years-after.ts';
import type { CancellationPeriod } from './cancellation-period.ts';

export type CancelledBy = 'client' | 'refund' | 'staff';

/** What is paid with the first fee: a year, and with a provider that moves money each year after it. */
export interface FirstPeriod {
  readonly signupId: number;
  readonly provider: string;
  /** The provider's names of it and of who pays; null for the demo. */
  readonly providerReference: string | null;
  readonly customerReference: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

interface Replacement {
  readonly subscription: string;
  readonly customer: string | null;
  readonly anchor: Date;
}

/** Retries of one renewal don't last longer: a failure so near to the end of the paid time is about the next year. */
const CHARGED_BEFORE_END_MS = 30 * 24 * 60 * 60 * 1_000;

/** Stripe's attempts are spread over two weeks. */
const TRIED_FOR_MS = 15 * 24 * 60 * 60 * 1_000;

/** What one client has bought: until when it is paid, whether it renews, and how it ends. One for each client. */
@Entity('subscriptions')
export class Subscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  /** `demo` renews nothing. */
  @Column('text') readonly provider!: string;
  @Column('text', { nullable: true }) providerReference!: string | null;
  @Column('text', { nullable: true }) customerReference!: string | null;
  @Column('text') state!: SubscriptionState;
  /** The year that was paid last, 1 for the first. */
  @Column('integer') serviceYear!: number;
  /** What the next year costs. */
  @Column('integer') amountCents!: number;
  @Column('text') readonly currency!: string;
  @Column('timestamptz') periodStart!: Date;
  /** Until when it is paid. */
  @Column('timestamptz') periodEnd!: Date;
  /** From where the provider counts the years; null of a subscription of before, which began on no 29th of February. */
  @Column('timestamptz', { nullable: true }) billingAnchor!: Date | null;
  /** Since when a renewal is owed. */
  @Column('timestamptz', { nullable: true }) overdueSince!: Date | null;
  /** The client's bank has taken the fee back; null where a renewal could not be charged. */
  @Column('text', { nullable: true }) overdueCause!: 'dispute' | null;
  @Column('timestamptz', { nullable: true }) cancelledAt!: Date | null;
  @Column('text', { nullable: true }) cancelledBy!: CancelledBy | null;
  @Column('text', { nullable: true }) cancelReason!: string | null;
  @Column('timestamptz', { nullable: true }) endsAt!: Date | null;
  @Column('timestamptz', { nullable: true }) runOffUntil!: Date | null;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  /** Since when the provider tries no card for what is owed. */
  @Column('timestamptz', { nullable: true }) stoppedAt!: Date | null;
  /** When a cancellation was last taken back. */
  @Column('timestamptz', { nullable: true }) resumedAt!: Date | null;
  /** When it was last compared with what the provider has. */
  @Column('timestamptz', { nullable: true }) comparedAt!: Date | null;

  static start(first: FirstPeriod): Subscription {
    return Object.assign(new Subscription(), {
      ...first,
      state: 'active' as const,
      serviceYear: 1,
      billingAnchor: first.periodStart,
      overdueSince: null,
      overdueCause: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      endsAt: null,
      runOffUntil: null,
      endedAt: null,
      stoppedAt: null,
      resumedAt: null,
      comparedAt: null,
    });
  }

  /** The provider charges it again at the end of the period. */
  get renews(): boolean {
    return this.state === 'active' && this.providerReference !== null;
  }

  /** It goes on, in debt or not. */
  get isOpen(): boolean {
    return this.cancelledAt === null && this.state !== 'ended';
  }

  /** A renewal is owed, and nobody has said that there shall be no further year. */
  get isInDebt(): boolean {
    return this.overdueSince !== null && this.cancelledAt === null;
  }

  /** A debt for which no card is tried any more: it can only be paid on a page of its own. */
  get isStranded(): boolean {
    return this.isInDebt && (this.stoppedAt !== null || this.overdueCause !== null);
  }

  /** The year that is owed: the one that runs, where a bank has taken its fee back, else the one after what is paid. */
  get owedPeriod(): { readonly periodStart: Date; readonly periodEnd: Date } {
    const { periodStart, periodEnd } = this;
    if (this.overdueCause !== null) return { periodStart, periodEnd };
    return { periodStart: periodEnd, periodEnd: this.nextPeriodEnd };
  }

  /** Until when the year after what is paid lasts, as the provider counts. */
  get nextPeriodEnd(): Date {
    const anchor = this.billingAnchor ?? this.periodEnd;
    return yearsAfter(anchor, this.periodEnd.getUTCFullYear() + 1 - anchor.getUTCFullYear());
  }

  /** Only of a debt: the provider charges it by another name from now on, and counts the years from that one's day. */
  replaceBy({ subscription, customer, anchor }: Replacement): void {
    this.billingAnchor = anchor;
    this.providerReference = subscription;
    this.customerReference = customer;
  }

  /** Whether the client may still take its cancellation back: not once the paid time is over, of which the rest is notice. */
  canResume(now: Date): boolean {
    return this.state === 'ending' && this.cancelledBy === 'client' && this.periodEnd > now;
  }

  /** As if it had never been cancelled. Only where `canResume`. */
  resume(at: Date): void {
    Object.assign(this, {
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: null, endsAt: null, runOffUntil: null },
      state: this.overdueSince === null ? 'active' : 'past_due',
      resumedAt: at,
    });
  }

  /** Whether the provider tries the card by itself: for some weeks, and never for what a bank has taken back. */
  isTriedAgain(now: Date): boolean {
    if (this.overdueSince === null || this.overdueCause !== null || this.stoppedAt !== null) return false;
    return now.getTime() - this.overdueSince.getTime() < TRIED_FOR_MS;
  }

  /** Another year is paid, and with it the debt. A payment that was told of late moves no period back. */
  renew(period: { periodStart: Date; periodEnd: Date }): void {
    this.serviceYear += 1;
    if (period.periodEnd > this.periodEnd) Object.assign(this, period);
    this.overdueSince = null;
    this.overdueCause = null;
    this.stoppedAt = null;
    if (this.state === 'past_due') this.state = 'active';
  }

  /** @returns whether that is news; not what failed before the last renewal, and no second failure of the same one */
  fallOverdue(failedAt: Date): boolean {
    const isOfThePast = failedAt.getTime() < this.periodEnd.getTime() - CHARGED_BEFORE_END_MS;
    if (this.state !== 'active' || isOfThePast) return false;
    this.state = 'past_due';
    this.overdueSince = failedAt;
    return true;
  }

  /** The client's bank has taken back what was paid for this year. @returns whether that is a new debt */
  oweAgain(at: Date): boolean {
    if (this.state !== 'active') return false;
    Object.assign(this, { state: 'past_due', overdueSince: at, overdueCause: 'dispute' });
    return true;
  }

  /** No further year. Only of one that was not cancelled. */
  cancel(
    by: CancelledBy,
    at: Date,
    { endsAt, runOffUntil }: CancellationPeriod,
    reason: string | null,
  ): void {
    this.state = 'ending';
    this.cancelledAt = at;
    this.cancelledBy = by;
    this.cancelReason = reason;
    this.endsAt = endsAt;
    this.runOffUntil = runOffUntil;
  }

  /**
   * The last day is over, or the provider charges no more although nobody cancelled. @returns whether that is news; one
   * that was cancelled ends on its day and not when the provider says so
   */
  end(at: Date): boolean {
    const isEarly = this.endsAt !== null && at < this.endsAt;
    if (this.state === 'ended' || isEarly) return false;
    this.state = 'ended';
    this.endedAt = at;
    return true;
  }
}
