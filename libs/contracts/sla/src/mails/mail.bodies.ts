import { EmptyIsNull, IssuingStateField } from '@rep13/contracts-authority-requests';
import {
  AUTHORITY_LIMITS,
  ORDER_KINDS,
  type IssuingState,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { IsMoment, OptionalOrNull, OptionalText, RequiredText, SignupId } from '@rep13/contracts-validation';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  MAIL_ANSWERS,
  MAIL_IGNORED_AS,
  MAIL_LIMITS,
  type MailAnswer,
  type MailIgnoredAs,
} from '../constants/index.ts';
import { TicketId } from '../ticket.fields.ts';

/** `POST /api/admin/mails/{id}/order`: what the mail says becomes an order, and its files those of the order. */
export class MailOrderBody {
  @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly kind!: OrderKind;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  @IssuingStateField() readonly memberState?: IssuingState | null;
  @OptionalText(LIMITS.designationReferenceMax) readonly ownReference?: string | null;
  /** Which company or service it is about, in the authority's words. */
  @RequiredText(AUTHORITY_LIMITS.targetMax, MESSAGES.orderTarget) readonly target!: string;
  /** The client it is matched to at once; without it, nobody sees the order but staff. */
  @OptionalOrNull() @SignupId() readonly signupId?: number | null;
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly doNotInform?: boolean | null;
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.deadline) readonly deadlineAt?: string | null;
  /** The numbers of its files that go with the order; absent: all that can. */
  @OptionalOrNull()
  @IsArray()
  @ArrayMaxSize(MAIL_LIMITS.filesMax)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(1_000, { each: true })
  readonly partNos?: number[] | null;
}

/** `POST …/attach`: the mail becomes a message of the authority in the conversation of that order. */
export class AttachMailBody {
  @TicketId() readonly ticketId!: number;
}

/** `POST …/ignore`: it is no order. Nobody is told. */
export class IgnoreMailBody {
  @IsIn(MAIL_IGNORED_AS, { message: 'Please choose what it is' }) readonly as!: MailIgnoredAs;
}

/** `POST …/answer`: one of the fixed answers goes to its sender. */
export class AnswerMailBody {
  @IsIn(MAIL_ANSWERS, { message: 'Please choose an answer' }) readonly template!: MailAnswer;
}
