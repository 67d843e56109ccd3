import { EmptyIsNull } from '@rep13/contracts-authority-requests';
import { MESSAGES } from '@rep13/contracts-constants';
import { IsMoment, OptionalLines, OptionalOrNull } from '@rep13/contracts-validation';
import { IsIn } from 'class-validator';
import { TICKET_LIMITS, USER_NOTIFICATION_STATES, type UserNotificationState } from '../constants/index.ts';

/** `POST /api/client/sla-tickets/{id}/user-told`: whether the user concerned was told, Article 9(5) and 10(5) DSA. */
export class UserNotificationBody {
  @IsIn(USER_NOTIFICATION_STATES, { message: MESSAGES.userToldState }) readonly state!: UserNotificationState;
  /** When the user was told; of `may-not`, from when it may be, if the authority says so. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.userToldAt) readonly at?: string | null;
  /** Why the user was not told, or may not be. */
  @OptionalLines(TICKET_LIMITS.userToldReasonMax) readonly because?: string | null;
}
