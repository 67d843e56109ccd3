import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  AUTHORITY_LIMITS,
  LIMITS,
  MESSAGES,
  ORDER_KINDS,
  TICKET_LIMITS,
  type IssuingState,
  type OrderKind,
} from '@rep13/contracts-constants';
import {
  OptionalLines,
  OptionalText,
  RequiredEmail,
  RequiredText,
  SignupId,
} from '@rep13/contracts-validation';
import { EmptyIsNull, Moment } from '../ticket.fields.ts';
import { IssuingStateField, OptionalList } from './authority-request.fields.ts';

/**
 * `POST /api/authority-requests`: an order or a question of an authority. It is never refused for being incomplete;
 * the answer names what Article 9(2) or 10(2) DSA asks for and is not there.
 */
export class AuthorityRequestBody {
  @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly kind!: OrderKind;
  /** By English name or ISO code; `European Union` for its own authorities. */
  @IssuingStateField() readonly memberState?: IssuingState | null;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  @OptionalText(LIMITS.nameMax) readonly officerName?: string | null;
  /** Where the receipt goes, and every word that there is something to read. */
  @RequiredEmail() readonly email!: string;
  @OptionalText(AUTHORITY_LIMITS.phoneMax) readonly phone?: string | null;
  /** The authority's own number of the matter. */
  @OptionalText(LIMITS.designationReferenceMax) readonly ownReference?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.legalBasisMax) readonly legalBasis?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.reasonsMax) readonly reasons?: string | null;
  /** Where the content is, Article 9(2)(a)(iv) DSA. */
  @OptionalList() readonly urls?: string[] | null;
  /** Whom the information is about, Article 10(2)(a)(iii) DSA. */
  @OptionalList() readonly identifiers?: string[] | null;
  @OptionalLines(AUTHORITY_LIMITS.redressMax) readonly redress?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.scopeMax) readonly scope?: string | null;
  /** Who is to be told of the effect, where that is another authority. */
  @OptionalText(AUTHORITY_LIMITS.effectToMax) readonly effectTo?: string | null;
  /** The language the order is written in. */
  @OptionalText(LIMITS.nameMax) readonly language?: string | null;
  /** The client must not hear of it until two of our staff have lifted that. */
  @IsOptional() @IsBoolean({ message: 'Please use true or false' }) readonly doNotInform?: boolean | null;
  /** By when the authority wants its answer. */
  @EmptyIsNull() @IsOptional() @Moment(MESSAGES.deadline) readonly deadlineAt?: string | null;
  /** Which company or service it is about: a register number, a domain or a name. */
  @RequiredText(AUTHORITY_LIMITS.targetMax, MESSAGES.orderTarget) readonly target!: string;
}

/** `POST /api/admin/sla-tickets/{id}/match`: whom an order is about. */
export class MatchTicketBody {
  @SignupId() readonly signupId!: number;
}

/** `POST …/mark-spam`, `…/lift-do-not-inform`, `POST /api/admin/held-requests/{id}/discard`. */
export class ReasonBody {
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.approvalReason) readonly reason!: string;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/** `POST …/call-back`: what the authority said at the number of the directory. */
export class CallBackBody {
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.noteBody) readonly note!: string;
}

/** `POST /api/authority-requests/{reference}/confirm`: with the code out of the receipt. */
export class ConfirmSenderBody {
  @RequiredText(200, 'Please use the link in our mail') readonly code!: string;
}

/** `PUT /api/admin/authorities`: an authority as staff found it, and where. */
export class AuthorityBody {
  /** Of its mail addresses, such as `acm.nl`. */
  @RequiredText(253, 'Please give the domain of its mail addresses') readonly domain!: string;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly name!: string;
  @IssuingStateField() readonly memberState?: IssuingState | null;
  /** Where it is called back. */
  @OptionalText(AUTHORITY_LIMITS.phoneMax) readonly phone?: string | null;
  /** Where staff read it. */
  @RequiredText(LIMITS.addressSourceMax, MESSAGES.addressSource) readonly source!: string;
}
