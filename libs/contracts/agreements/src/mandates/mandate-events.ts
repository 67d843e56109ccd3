import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { CANCELLED_BY, type CancelledBy } from '@rep13/contracts-constants';
import { REGISTER_NUMBER } from '../constants/index.ts';

/** What every event of a mandate says. */
abstract class MandateEvent {
  @IsInt() readonly signupId!: number;
  @Matches(REGISTER_NUMBER) readonly registerNumber!: string;
}

/** Signed and paid: the mandate is in force, Article 13(1) DSA. */
export class MandateBegan extends MandateEvent {
  static readonly type = 'agreements.mandate.began.v1';

  @IsISO8601() readonly beganAt!: string;
  /** It was in force before mandates were kept as such: nobody is told of it by mail. */
  @IsBoolean() readonly isBackfilled!: boolean;
}

/** Notice was given, or its date corrected: the mandate goes on until `endsAt`. */
export class MandateEnding extends MandateEvent {
  static readonly type = 'agreements.mandate.ending.v1';

  @IsISO8601() readonly noticeAt!: string;
  @IsISO8601() readonly endsAt!: string;
  @IsISO8601() readonly runOffUntil!: string;
  /** It ends with its subscription, of which the client is told; absent where staff gave notice. */
  @IsOptional() @IsIn(CANCELLED_BY) readonly cancelledBy?: CancelledBy;
}

/** The client took the notice back before it was over: the mandate goes on as if none had been given. */
export class MandateNoticeWithdrawn extends MandateEvent {
  static readonly type = 'agreements.mandate.notice-withdrawn.v1';

  @IsISO8601() readonly withdrawnAt!: string;
}

/** The mandate is over; orders about its time are still taken until `runOffUntil`. */
export class MandateRunOffBegan extends MandateEvent {
  static readonly type = 'agreements.mandate.run-off-began.v1';

  @IsISO8601() readonly endsAt!: string;
  @IsISO8601() readonly runOffUntil!: string;
  /** It ended with its subscription; absent where staff gave notice. */
  @IsOptional() @IsIn(CANCELLED_BY) readonly cancelledBy?: CancelledBy;
}

/** The run-off is over too. */
export class MandateEnded extends MandateEvent {
  static readonly type = 'agreements.mandate.ended.v1';

  @IsISO8601() readonly endedAt!: string;
}

/** The client's account is suspended: the mandate stays, and the register says nothing of it. */
export class MandateSuspended extends MandateEvent {
  static readonly type = 'agreements.mandate.suspended.v1';

  @IsISO8601() readonly suspendedAt!: string;
}

/** The client of a mandate in force has another name, website, number, country or address. Who shows them asks again. */
export class MandateClientChanged extends MandateEvent {
  static readonly type = 'agreements.mandate.client-changed.v1';

  @IsISO8601() readonly changedAt!: string;
}

/** The suspension is over. */
export class MandateResumed extends MandateEvent {
  static readonly type = 'agreements.mandate.resumed.v1';

  @IsISO8601() readonly resumedAt!: string;
}

export const MANDATE_EVENTS = [
  MandateBegan,
  MandateClientChanged,
  MandateEnding,
  MandateNoticeWithdrawn,
  MandateRunOffBegan,
  MandateEnded,
  MandateSuspended,
  MandateResumed,
] as const;
