import { IsBoolean, IsIn } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import {
  IsMoment,
  OptionalOrNull,
  RequiredEmail,
  RequiredLines,
  RequiredText,
} from '@rep13/contracts-validation';
import { EmptyIsNull, FileIds, IssuingStateField } from './authority-request.fields.ts';
import {
  AUTHORITY_LANGUAGES,
  AUTHORITY_LIMITS,
  ORDER_KINDS,
  TICKET_MESSAGE_MAX,
  type AuthorityLanguage,
  type IssuingState,
  type OrderKind,
} from './constants/index.ts';
import { OrderElementsBody } from './order-elements.body.ts';

/**
 * `POST /api/authority-requests`: an order or a question of an authority. It is never refused for being incomplete;
 * the answer names what Article 9(2) or 10(2) DSA asks for and is not there.
 */
export class AuthorityRequestBody extends OrderElementsBody {
  @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly kind!: OrderKind;
  /** By English name or ISO code; `European Union` for its own authorities. */
  @IssuingStateField() readonly memberState?: IssuingState | null;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  /** Where the receipt goes, and every word that there is something to read. */
  @RequiredEmail() readonly email!: string;
  /** By when the authority wants its answer. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.deadline) readonly deadlineAt?: string | null;
  /** `true`: it has passed, and that is so; a time that has passed is asked again else. Always: one a year off. */
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly deadlineIsPast?:
    boolean | null;
  /** Which company or service it is about: a register number, a domain or a name. */
  @RequiredText(AUTHORITY_LIMITS.targetMax, MESSAGES.orderTarget) readonly target!: string;
  /** In which language we write to the authority, by ISO 639-1 code; English where it does not say. */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(AUTHORITY_LANGUAGES, { message: MESSAGES.conversationLanguage })
  readonly conversationLanguage?: AuthorityLanguage | null;
}

/** `POST /api/authority-requests/{reference}/messages`. */
export class TicketMessageBody {
  @RequiredLines(TICKET_MESSAGE_MAX, MESSAGES.messageBody) readonly body!: string;
  /** Files that were uploaded before, to go with it. */
  @FileIds() readonly fileIds?: string[];
}

/** `POST /api/authority-requests/{reference}/confirm`: with the code out of the receipt. */
export class ConfirmSenderBody {
  @RequiredText(200, 'Please use the link in our mail') readonly code!: string;
}
