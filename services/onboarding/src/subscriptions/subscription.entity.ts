import type { SubscriptionState } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
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

/** Retries of one renewal don't last longer: a failure so near to the end of the paid time is about the next year. */
const CHARGED_BEFORE_END_MS = 30 * 24 * 60 * 60 * 1_000;

/** What one client has bought: until when it is paid, whether it renews, and how it ends. One for each client. */
@Entity('subscriptions')
export class Subscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  /** `demo` renews nothing. */
  @Column('text') readonly provider!: string;
  @Column('text', { nullable: true }) readonly providerReference!: string | null;
  @Column('text', { nullable: true }) readonly customerReference!: string | null;
  @Column('text') state!: SubscriptionState;
  /** The year that was paid last, 1 for the first. */
  @Column('integer') serviceYear!: number;
  @Column('integer') readonly amountCents!: number;
  @Column('text') readonly currency!: string;
  @Column('timestamptz') periodStart!: Date;
  /** Until when it is paid. */
  @Column('timestamptz') periodEnd!: Date;
  /** Since when a renewal is owed. */
  @Column('timestamptz', { nullable: true }) overdueSince!: Date | null;
  @Column('timestamptz', { nullable: true }) cancelledAt!: Date | null;
  @Column('text', { nullable: true }) cancelledBy!: CancelledBy | null;
  @Column('text', { nullable: true }) cancelReason!: string | null;
  @Column('timestamptz', { nullable: true }) endsAt!: Date | null;
  @Column('timestamptz', { nullable: true }) runOffUntil!: Date | null;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;

  static start(first: FirstPeriod): Subscription {
    return Object.assign(new Subscription(), {
      ...first,
      state: 'active' as const,
      serviceYear: 1,
      overdueSince: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      endsAt: null,
      runOffUntil: null,
      endedAt: null,
    });
  }

  /** The provider charges it again at the end of the period. */
  get renews(): boolean {
    return this.state === 'active' && this.providerReference !== null;
  }

  /** A renewal is owed, and nobody has said that there shall be no further year. */
  get isInDebt(): boolean {
    return this.overdueSince !== null && this.cancelledAt === null;
  }

  /** Another year is paid, and with it the debt. A payment that was told of late moves no period back. */
  renew(period: { periodStart: Date; periodEnd: Date }): void {
    this.serviceYear += 1;
    if (period.periodEnd > this.periodEnd) Object.assign(this, period);
    this.overdueSince = null;
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
