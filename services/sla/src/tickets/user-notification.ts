import {
  CONTACT_DATE_SKEW_MINUTES,
  hasEffect,
  type OrderKind,
  type UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import { DAY_MS, MESSAGES, MINUTE_MS } from '@rep13/contracts-constants';
import {
  concernsUser,
  USER_NOTIFICATION_REMINDER_DAYS,
  type ClosedAs,
  type UserNotificationState,
} from '@rep13/contracts-sla/constants';
import { ValidationFailed } from '@rep13/service-kit';
import { Column } from 'typeorm';
import type { OrderEffect } from './order-effect.ts';

const SKEW_MS = CONTACT_DATE_SKEW_MINUTES * MINUTE_MS;

/** Why the user may not be told: its authority says so in the order, or wanted nobody informed of it. */
type Ban = Exclude<UserNotice, 'allowed'> | 'secret';

const BECAUSE: Readonly<Record<Ban, string>> = {
  later: 'The authority named this time in its order.',
  'not-yet': 'The order says that the user may not be told before the authority allows it.',
  secret: 'The authority had asked to inform nobody of its order.',
};

/** The same of what the authority said after its order. */
const BECAUSE_SINCE: Readonly<Record<Exclude<UserNotice, 'allowed'>, string>> = {
  later: 'The authority named this time.',
  'not-yet': 'The authority says that the user may not be told before it allows it.',
};

/** The statement contradicts itself, or lacks what makes it one. */
export class WrongUserNotification extends ValidationFailed {
  constructor(path: 'at' | 'because', message: string) {
    super([{ path, message }]);
  }
}

/** What the authority is reported to say contradicts itself, or what else it wants of the order. */
export class WrongUserNotice extends ValidationFailed {
  constructor(path: 'notice' | 'from', message: string) {
    super([{ path, message }]);
  }
}

/** What a client says of it. */
export interface StatedUserNotification {
  readonly state: UserNotificationState;
  readonly at: Date | null;
  readonly because: string | null;
}

/** What decides whether the user concerned is to be told. */
interface Order {
  readonly orderKind: OrderKind | null;
  readonly outcome: OrderEffect['outcome'];
  readonly clientSaid: OrderEffect;
  readonly forwardedToClient: boolean;
  readonly doNotInform: boolean;
  readonly closedAs: ClosedAs | null;
}

/** It was none, not about this client, or is counted elsewhere. */
const OF_ANOTHER_ORDER: readonly ClosedAs[] = ['spam', 'misdirected', 'duplicate'];

/**
 * Whether the client owes it to the user concerned to be told, "at the latest when effect is given": Article 9(5) and
 * 10(5) DSA. Never of an order that the client itself must not hear of. What is recorded counts more than what it said.
 */
export const owesUser = (order: Order): boolean =>
  order.forwardedToClient &&
  !order.doNotInform &&
  !(order.closedAs && OF_ANOTHER_ORDER.includes(order.closedAs)) &&
  concernsUser(order.orderKind) &&
  hasEffect(order.outcome ?? order.clientSaid.outcome);

/** Whether the user concerned was told, and since when that is owed. Pure but for its own fields. */
export class UserNotification {
  /** Null while the client has said nothing. */
  @Column('text', { nullable: true }) state: UserNotificationState | null = null;
  @Column('timestamptz', { nullable: true }) at: Date | null = null;
  @Column('text', { nullable: true }) because: string | null = null;
  /** Since when we know that it is owed. */
  @Column('timestamptz', { nullable: true }) owedSince: Date | null = null;
  /** How many reminders are settled. */
  @Column('integer') reminders: number = 0;

  /** What the authority said of it, whatever the client says later; null: it may be told. */
  @Column('text', { nullable: true }) ban: Ban | null = null;
  /** From when it may be told after all; null: nobody knows yet. */
  @Column('timestamptz', { nullable: true }) banUntil: Date | null = null;

  /** @param from the time of a notice that is `later` */
  static asOrdered(notice: UserNotice | null, from: Date | null): UserNotification {
    const ordered = new UserNotification();
    if (notice && notice !== 'allowed') ordered.forbid(notice, from);
    return ordered;
  }

  /** That the client may hear of an order now does not mean that the user may: nobody is urged until that is said. */
  clientMayKnow(): void {
    if (!this.ban) this.forbid('secret', null);
  }

  /**
   * What the authority says after its order takes the place of what it said before, and of what the client said because
   * of that. Whom the client has told is told.
   *
   * @throws WrongUserNotice
   */
  hear(notice: UserNotice, from: Date | null): void {
    if ((notice === 'later') !== (from !== null))
      throw new WrongUserNotice(
        'from',
        from ? MESSAGES.userNoticeFromOfNothing : MESSAGES.userNoticeFromMissing,
      );
    const ban = notice === 'allowed' ? null : notice;
    Object.assign(this, { ban, banUntil: from });
    if (this.state === 'told') return;
    if (ban) Object.assign(this, { state: 'may-not', at: from, because: BECAUSE_SINCE[ban] });
    else if (this.state === 'may-not') Object.assign(this, { state: null, at: null, because: null });
  }

  /** What the authority says of it, to be compared. */
  get notice(): string {
    return `${this.ban ?? 'allowed'} ${this.banUntil?.toISOString() ?? ''}`;
  }

  /** For another client: what the one before said is no longer of this order, what the authority said is. */
  startOver(): UserNotification {
    const afresh = new UserNotification();
    if (this.ban) afresh.forbid(this.ban, this.banUntil);
    return afresh;
  }

  /** False if it was said before. @throws WrongUserNotification */
  record(stated: StatedUserNotification, now: Date): boolean {
    requirePossible(stated, now);
    const { state, at, because } = stated;
    if (this.state === state && this.at?.getTime() === at?.getTime() && this.because === because)
      return false;
    Object.assign(this, { state, at, because });
    return true;
  }

  /** Begins and ends what is owed. */
  settle(isOwed: boolean, now: Date): void {
    if (isOwed && this.isLeft(now)) this.owedSince ??= now;
    else Object.assign(this, { owedSince: null, reminders: 0 });
  }

  /** Whether it is time to remind; after a standstill the latest reminder alone. */
  check(now: Date): boolean {
    const { owedSince } = this;
    if (!owedSince) return false;
    const passed = USER_NOTIFICATION_REMINDER_DAYS.filter((days) => now >= daysAfter(owedSince, days)).length;
    if (passed <= this.reminders) return false;
    this.reminders = passed;
    return true;
  }

  /** When there is something to remind of next, or it may be told from. */
  nextCheckAt(isOwed: boolean): Date | null {
    if (!this.owedSince) return isOwed && this.state === 'may-not' ? this.at : null;
    const days = USER_NOTIFICATION_REMINDER_DAYS[this.reminders];
    return days === undefined ? null : daysAfter(this.owedSince, days);
  }

  private forbid(ban: Ban, until: Date | null): void {
    Object.assign(this, { ban, banUntil: until });
    if (this.state === null) Object.assign(this, { state: 'may-not', at: until, because: BECAUSE[ban] });
  }

  private isLeft(now: Date): boolean {
    if (this.state === 'may-not') return this.at !== null && this.at <= now;
    return this.state !== 'told';
  }
}

const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

function requirePossible({ state, at, because }: StatedUserNotification, now: Date): void {
  if (state === 'told' && !at) throw new WrongUserNotification('at', MESSAGES.userToldAtMissing);
  if (state === 'told' && at && at.getTime() > now.getTime() + SKEW_MS)
    throw new WrongUserNotification('at', MESSAGES.userToldAtFuture);
  if (state === 'not-yet' && at) throw new WrongUserNotification('at', MESSAGES.userToldAtOfNothing);
  if (state !== 'told' && !because) throw new WrongUserNotification('because', MESSAGES.userToldBecause);
}
