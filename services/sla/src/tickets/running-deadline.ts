import { TICKET_WARNING_PERCENTS, type TicketWarningPercent } from '@rep13/contracts-sla/constants';
import { Column } from 'typeorm';

/** The first moment after the last one in time. */
const JUST_AFTER_MS = 1;

/** A promise with a start and an end, beside the one to acknowledge. Pure but for its own fields. */
export class RunningDeadline {
  @Column('timestamptz', { nullable: true }) startedAt: Date | null = null;
  /** That moment itself is still in time. */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null = null;
  /** The latest warning that is settled: announced, or past when the deadline was set. */
  @Column('integer') warnedPercent: number = 0;
  @Column('timestamptz', { nullable: true }) metAt: Date | null = null;
  /** Of this deadline: what is met afterwards is met late. */
  @Column('timestamptz', { nullable: true }) missedAt: Date | null = null;
  /** Of this one or one before it: a later time forgives nothing. */
  @Column('timestamptz', { nullable: true }) firstMissedAt: Date | null = null;

  get isOpen(): boolean {
    return this.dueAt !== null && this.metAt === null;
  }

  /** Null while nobody knows. */
  get isOnTime(): boolean | null {
    if (this.firstMissedAt ?? this.missedAt) return false;
    return this.metAt ? true : null;
  }

  /** Warnings whose time is past are not given: staff that sets a late deadline knows how late it is. */
  start(startedAt: Date, dueAt: Date, now: Date): void {
    const firstMissedAt = this.firstMissedAt ?? this.missedAt;
    Object.assign(this, { startedAt, dueAt, metAt: null, missedAt: null, firstMissedAt, warnedPercent: 0 });
    this.warnedPercent = this.passedPercent(now);
  }

  /** There is no such promise any more; a missed one stays missed. */
  cancel(): void {
    if (this.isOpen && !this.missedAt) this.dueAt = null;
  }

  meet(now: Date): void {
    if (!this.isOpen) return;
    if (!this.missedAt && this.dueAt && now > this.dueAt) this.miss(now);
    this.metAt = now;
  }

  /** It was not met after all. */
  reopen(): void {
    if (this.dueAt) this.metAt = null;
  }

  /** Time that does not count; of a promise that began within it, the time since then. */
  leaveOut(from: Date, until: Date): void {
    if (!this.isOpen || this.missedAt || !this.startedAt || !this.dueAt) return;
    const byMs = until.getTime() - Math.max(from.getTime(), this.startedAt.getTime());
    this.startedAt = new Date(this.startedAt.getTime() + byMs);
    this.dueAt = new Date(this.dueAt.getTime() + byMs);
  }

  /** The warnings that are due and not given yet; after a standstill the latest alone. */
  check(now: Date): TicketWarningPercent | 'missed' | null {
    if (!this.isOpen || this.missedAt || !this.dueAt) return null;
    if (now > this.dueAt) {
      this.miss(now);
      return 'missed';
    }
    const percent = this.passedPercent(now);
    if (percent === 0 || percent <= this.warnedPercent) return null;
    this.warnedPercent = percent;
    return percent;
  }

  /** When `check` has something to say next. */
  get nextCheckAt(): Date | null {
    if (!this.isOpen || this.missedAt || !this.dueAt) return null;
    const percent = TICKET_WARNING_PERCENTS.find((next) => next > this.warnedPercent);
    return percent === undefined ? new Date(this.dueAt.getTime() + JUST_AFTER_MS) : this.at(percent);
  }

  private miss(now: Date): void {
    this.missedAt = now;
    this.firstMissedAt ??= now;
  }

  private passedPercent(now: Date): TicketWarningPercent | 0 {
    return TICKET_WARNING_PERCENTS.findLast((percent) => now >= this.at(percent)) ?? 0;
  }

  private at(percent: number): Date {
    const start = this.startedAt?.getTime() ?? 0;
    const due = this.dueAt?.getTime() ?? 0;
    return new Date(start + ((due - start) * percent) / 100);
  }
}
