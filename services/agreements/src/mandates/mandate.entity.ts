import type { CancelledBy } from '@rep13/contracts-constants';
import type { MandateState } from '@rep13/contracts-agreements/constants';
import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { isReliedOn, mandateStateAt } from './mandate-state.ts';
import { MandateEndsInThePast, MandateNotInForce } from './mandates.errors.ts';

export interface Notice {
  readonly noticeAt: Date;
  readonly endsAt: Date;
  readonly runOffUntil: Date;
  readonly endReason: string;
  /** Null where staff gave notice of the mandate itself. */
  readonly cancelledBy: CancelledBy | null;
}

/** What a mandate, its certificate and its letters say of the client. */
export type MandateClient = Pick<
  ClientParticularsView,
  'companyName' | 'registrationNumber' | 'countryOfIncorporation' | 'registeredAddress' | 'websiteUrl'
>;

/** One client's mandate, Article 13(1) DSA: from the first of signature and payment on. */
@Entity('mandates')
export class Mandate {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') signupId!: number;
  @Column('text') registerNumber!: string;
  /** Who the client is now; null as long as it is as signed. */
  @Column('jsonb', { nullable: true }) client!: MandateClient | null;
  /** As announced; `stateAt` knows better while the job that moves it is late. */
  @Column('text') state!: MandateState;
  @Column('timestamptz', { nullable: true }) signedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  @Column('timestamptz', { nullable: true }) beganAt!: Date | null;
  @Column('timestamptz', { nullable: true }) noticeAt!: Date | null;
  @Column('timestamptz', { nullable: true }) endsAt!: Date | null;
  @Column('timestamptz', { nullable: true }) runOffUntil!: Date | null;
  /** For staff only. */
  @Column('text', { nullable: true }) endReason!: string | null;
  /** Null where staff gave notice of the mandate itself, or nobody did. */
  @Column('text', { nullable: true }) cancelledBy!: CancelledBy | null;
  /** When the client last took its notice back. */
  @Column('timestamptz', { nullable: true }) noticeWithdrawnAt!: Date | null;
  @Column('timestamptz', { nullable: true }) suspendedAt!: Date | null;
  /** When we were designated as the client's point of contact of Article 11 DSA; null where we are not. */
  @Column('timestamptz', { nullable: true }) contactPointSince!: Date | null;
  /** When the account was last suspended or reactivated: news that are older come too late. */
  @Column('timestamptz', { nullable: true }) suspensionChangedAt!: Date | null;

  /**
   * The agreement's clause on the term: in force as soon as it is signed and paid, whichever comes last, unless it was
   * to end before that. @returns false if it does not begin now.
   */
  beginIfDue(): boolean {
    if (this.state !== 'awaiting' || !this.signedAt || !this.paidAt) return false;
    const beganAt = this.signedAt > this.paidAt ? this.signedAt : this.paidAt;
    if (this.endsAt && this.endsAt <= beganAt) return false;
    this.beganAt = beganAt;
    this.state = this.endsAt ? 'ending' : 'in_force';
    return true;
  }

  /** Also corrects the date of notice given before. @throws MandateNotInForce, MandateEndsInThePast */
  giveNotice(notice: Notice): void {
    const state = this.stateAt(notice.noticeAt);
    if (state !== 'in_force' && state !== 'ending') throw new MandateNotInForce();
    if (notice.endsAt < notice.noticeAt || isBefore(notice.endsAt, this.beganAt))
      throw new MandateEndsInThePast();
    Object.assign(this, notice);
    this.state = 'ending';
  }

  /**
   * Ends with its subscription. @returns false where nothing changes: it is over, it ends no later anyhow, or notice was
   * given since, as when the same is told again.
   */
  followCancellation(notice: Notice, now: Date): boolean {
    if (['run_off', 'ended'].includes(this.stateAt(now))) return false;
    if (this.noticeAt && this.noticeAt >= notice.noticeAt) return false;
    if (this.noticeWithdrawnAt && this.noticeWithdrawnAt >= notice.noticeAt) return false;
    if (this.endsAt && this.endsAt <= notice.endsAt) return false;
    Object.assign(this, notice);
    // The fee was asked back before a signature that was heard of sooner: a mandate can't end before it began.
    if (this.beganAt && notice.endsAt < this.beganAt) this.endsAt = this.beganAt;
    if (this.state !== 'awaiting') this.state = 'ending';
    return true;
  }

  /**
   * The client takes its own notice back. @returns whether one is gone by it: not one that staff gave, nor one that was given
   * since, and nothing that is over
   */
  withdrawNotice(at: Date, now: Date): boolean {
    const isOld = this.noticeWithdrawnAt !== null && this.noticeWithdrawnAt >= at;
    if (!isOld) this.noticeWithdrawnAt = at;
    const isOwn = this.cancelledBy === 'client' && this.noticeAt !== null && this.noticeAt <= at;
    if (isOld || !isOwn || !['awaiting', 'ending'].includes(this.stateAt(now))) return false;
    Object.assign(this, {
      ...{ noticeAt: null, endsAt: null, runOffUntil: null, endReason: null, cancelledBy: null },
      state: this.beganAt ? 'in_force' : 'awaiting',
    });
    return true;
  }

  /** The next step of the end, if its time has come. @returns false if it has not. */
  moveOn(now: Date): boolean {
    const [at, next] =
      this.state === 'ending' ? [this.endsAt, 'run_off' as const] : [this.runOffUntil, 'ended' as const];
    if ((this.state !== 'ending' && this.state !== 'run_off') || !at || at > now) return false;
    this.state = next;
    return true;
  }

  /** Article 11 DSA. @returns whether that is a change. @throws MandateNotInForce */
  setContactPoint(isDesignated: boolean, now: Date): boolean {
    if (!this.isRelied(now)) throw new MandateNotInForce();
    if (isDesignated === (this.contactPointSince !== null)) return false;
    this.contactPointSince = isDesignated ? now : null;
    return true;
  }

  /** Whether coordinators and everybody else rely on it now. */
  isRelied(now: Date): boolean {
    return isReliedOn(this.stateAt(now));
  }

  /** When `moveOn` has something to do next. */
  get movesAt(): Date | null {
    if (this.state === 'ending') return this.endsAt;
    return this.state === 'run_off' ? this.runOffUntil : null;
  }

  stateAt(now: Date): MandateState {
    return mandateStateAt(this, now);
  }

  /** @returns false if it is older news than what is known. */
  changeSuspension(isSuspended: boolean, at: Date): boolean {
    if (this.suspensionChangedAt && this.suspensionChangedAt >= at) return false;
    this.suspensionChangedAt = at;
    this.suspendedAt = isSuspended ? at : null;
    return true;
  }
}

const isBefore = (at: Date, other: Date | null): boolean => other !== null && at < other;
