import { USER_NOTICES, type UserNotice } from '@rep13/contracts-authority-requests/constants';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { OrNull } from '@rep13/contracts-validation';
import {
  USER_NOTIFICATION_STATES,
  USER_NOTIFICATION_REMINDER_DAYS,
  type UserNotificationState,
} from '../constants/index.ts';
import { AnyTicketFact } from '../ticket-facts.ts';

/** The client says whether it has told the user concerned. Why not stays with this service. */
export class TicketUserNotificationRecorded extends AnyTicketFact {
  static readonly type = 'sla.ticket.user-notification-recorded.v1';
  @IsIn(USER_NOTIFICATION_STATES) readonly state!: UserNotificationState;
  /** When the user was told, or from when it may be. */
  @OrNull() @IsISO8601() readonly at!: string | null;
}

/** Of what the authority says, what a client needs to hear that has its order. */
class ClientNews {
  @IsISO8601() readonly setAt!: string;
  /** Whether the client had told the user by then. */
  @IsBoolean() readonly isUserNotified!: boolean;
}

/** The authority has said since its order whether the user concerned may be told. */
export class TicketUserNoticeSet extends AnyTicketFact {
  static readonly type = 'sla.ticket.user-notice-set.v1';
  @IsIn(USER_NOTICES) readonly notice!: UserNotice;
  /** From when, of `later`. */
  @OrNull() @IsISO8601() readonly from!: string | null;
  /** Absent where the client has not got the order, or the authority says what it said before; and of before November 2026. */
  @IsOptional() @ValidateNested() @Type(() => ClientNews) readonly clientNews?: ClientNews;
}

/** Effect was given some time ago, and the client has not said that the user concerned was told. */
export class TicketUserNotificationReminded extends AnyTicketFact {
  static readonly type = 'sla.ticket.user-notification-reminded.v1';
  @IsISO8601() readonly untoldSince!: string;
  /** Which of the reminders it is. */
  @IsInt() @Min(1) @Max(USER_NOTIFICATION_REMINDER_DAYS.length) readonly reminder!: number;
}

export const USER_NOTIFICATION_EVENTS = [
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
  TicketUserNoticeSet,
] as const;
