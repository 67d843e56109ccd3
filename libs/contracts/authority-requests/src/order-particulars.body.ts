import { IsIn } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { IsMoment, OptionalOrNull, OptionalText } from '@rep13/contracts-validation';
import { EmptyIsNull } from './authority-request.fields.ts';
import {
  AUTHORITY_LIMITS,
  AUTHORITY_TYPES,
  USER_NOTICES,
  type AuthorityType,
  type UserNotice,
} from './constants/index.ts';

/**
 * What orders say beside the elements of the DSA, by the only order form of the Union that is public, Annex I of
 * Regulation (EU) 2021/784. No order lacks any of it.
 */
export abstract class OrderParticularsBody {
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(AUTHORITY_TYPES, { message: MESSAGES.authorityType })
  readonly authorityType?: AuthorityType | null;
  /** The rank or post of who issued it. */
  @OptionalText(LIMITS.nameMax) readonly officerGrade?: string | null;
  /** Of the proceedings, where it is another than the authority's own number of the order. */
  @OptionalText(LIMITS.designationReferenceMax) readonly fileNumber?: string | null;
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.issuedAt) readonly issuedAt?: string | null;
  /** Where it can be challenged. */
  @OptionalText(AUTHORITY_LIMITS.challengeMax) readonly challengeCourt?: string | null;
  /** Until when, as the order says it, such as "six weeks after its receipt". */
  @OptionalText(AUTHORITY_LIMITS.challengeMax) readonly challengeDeadline?: string | null;
  /** Whether the provider may tell the user concerned, Article 9(5) and 10(5) DSA. */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(USER_NOTICES, { message: MESSAGES.userNotice })
  readonly userNotice?: UserNotice | null;
  /** From when, for `later`. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.userNoticeFrom) readonly userNoticeFrom?: string | null;
}
