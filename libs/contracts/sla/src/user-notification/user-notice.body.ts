import { EmptyIsNull } from '@rep13/contracts-authority-requests';
import { USER_NOTICES, type UserNotice } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { IsMoment, OptionalOrNull } from '@rep13/contracts-validation';
import { IsIn } from 'class-validator';

/**
 * `POST /api/admin/sla-tickets/{id}/user-notice`: what the authority says since its order of telling the user concerned,
 * Article 9(5) and 10(5) DSA.
 */
export class UserNoticeBody {
  @IsIn(USER_NOTICES, { message: MESSAGES.userNotice }) readonly notice!: UserNotice;
  /** From when the user may be told: required for `later`, refused for anything else. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.userNoticeFrom) readonly from?: string | null;
}
