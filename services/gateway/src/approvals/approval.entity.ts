import { APPROVAL_DAYS, type ApprovalKind } from '@rep13/contracts-gateway/constants';
import { DAY_MS } from '@rep13/contracts-constants';
import { IdempotencyKeyInUse } from '@rep13/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ApprovalIsDecided, OwnApproval } from './approval.errors.ts';
import type { StepForTwo } from './step-for-two.ts';

const ENDED = {
  'no-longer': 'Who asked for it may no longer ask: the account was deactivated, or has another role',
  'done-alone': 'It was done alone meanwhile: somebody broke the glass',
} as const;
/** Longer than any service takes to answer: who has not come back by then has crashed. */
const CARRIED_OUT_WITHIN_MS = 15_000;

/** One step that takes two of staff: what is to be done as it was asked, and what became of it. */
@Entity('approvals')
export class Approval {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: ApprovalKind;
  /** The ticket's id or the mandate's register number. */
  @Column('text') subjectId!: string;
  /** What staff calls it. */
  @Column('text') subject!: string;
  /** The fields of the command; none of them is a secret. */
  @Column('jsonb') payload!: Record<string, unknown>;
  /** `dropped`: it was tried alone and refused, so nothing came of it. `ended`: who asked may no longer ask for it. */
  @Column('text') state!: 'open' | 'granted' | 'refused' | 'glass-broken' | 'dropped' | 'ended';
  /** Why one person does it alone; null: two have to agree. */
  @Column('text', { nullable: true }) breakGlass!: string | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('integer') requestedBy!: number;
  @Column('timestamptz') requestedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('integer', { nullable: true }) decidedBy!: number | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  /** Who is having it done at this moment. */
  @Column('integer', { nullable: true }) carriedOutBy!: number | null;
  @Column('timestamptz', { nullable: true }) carriedOutSince!: Date | null;

  static ask(step: StepForTwo, requestedBy: number, breakGlass: string | null, now: Date): Approval {
    const { kind, subjectId, subject, payload } = step;
    const given = { kind, subjectId, subject, payload, requestedBy, breakGlass };
    const undecided = { reason: null, decidedBy: null, decidedAt: null };
    // Who does it alone does it now: nobody is to agree meanwhile.
    const isAlone = breakGlass !== null;
    return Object.assign(new Approval(), {
      id: uuidv7(),
      ...given,
      ...undecided,
      state: 'open' as const,
      carriedOutBy: isAlone ? requestedBy : null,
      carriedOutSince: isAlone ? now : null,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_DAYS * DAY_MS),
    });
  }

  isOpen(now: Date): boolean {
    return this.state === 'open' && now < this.expiresAt;
  }

  /** Somebody has agreed to it and is having it done. */
  isBeingCarriedOut(now: Date): boolean {
    const since = this.carriedOutSince?.getTime() ?? -Infinity;
    return now.getTime() - since < CARRIED_OUT_WITHIN_MS;
  }

  /** From now on only this person has it done. @throws OwnApproval, ApprovalIsDecided, IdempotencyKeyInUse */
  beginGrant(by: number, now: Date): void {
    this.requireOpen(now);
    if (by === this.requestedBy) throw new OwnApproval();
    if (this.isBeingCarriedOut(now)) throw new IdempotencyKeyInUse();
    this.carriedOutBy = by;
    this.carriedOutSince = now;
  }

  /** The service refused, or nobody knows: it may be tried again. */
  giveUpGrant(by: number): void {
    if (this.carriedOutBy !== by) return;
    this.carriedOutBy = null;
    this.carriedOutSince = null;
  }

  /** It is done. False if that is known already. */
  grant(by: number, now: Date): boolean {
    return this.decide('granted', by, now);
  }

  /** Also by who asked, who takes it back. @throws ApprovalIsDecided */
  refuse(by: number, reason: string, now: Date): void {
    this.requireOpen(now);
    this.reason = reason;
    this.decide('refused', by, now);
  }

  /** Who asked has done it alone. False if that is known already. */
  breakTheGlass(now: Date): boolean {
    this.reason = this.breakGlass;
    return this.decide('glass-broken', this.requestedBy, now);
  }

  /** Nobody can agree any more: who asked may no longer ask for it, or it was done alone meanwhile. */
  end(now: Date, why: keyof typeof ENDED = 'no-longer'): void {
    if (this.state !== 'open') return;
    this.reason = ENDED[why];
    Object.assign(this, { state: 'ended', decidedAt: now, carriedOutBy: null, carriedOutSince: null });
  }

  drop(): void {
    if (this.state === 'open') this.state = 'dropped';
  }

  private decide(state: Approval['state'], by: number, now: Date): boolean {
    if (this.state !== 'open') return false;
    Object.assign(this, { state, decidedBy: by, decidedAt: now, carriedOutBy: null, carriedOutSince: null });
    return true;
  }

  private requireOpen(now: Date): void {
    if (!this.isOpen(now)) throw new ApprovalIsDecided();
  }
}
