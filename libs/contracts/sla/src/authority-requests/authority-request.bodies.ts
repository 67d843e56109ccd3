import { IssuingStateField } from '@rep13/contracts-authority-requests';
import { IsIn, IsInt, IsUUID, ValidateIf } from 'class-validator';
import {
  AUTHORITY_LIMITS,
  ORDER_ELEMENT_NAMES,
  SUPPLY_WAYS,
  type IssuingState,
  type OrderElementName,
  type SupplyWay,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { IsMoment, OptionalText, RequiredEmail, RequiredText, SignupId } from '@rep13/contracts-validation';
import { TICKET_LIMITS } from '../constants/index.ts';
import { TicketId } from '../ticket.fields.ts';

/** `POST /api/admin/sla-tickets/{id}/match`: whom an order is about. */
export class MatchTicketBody {
  @SignupId() readonly signupId!: number;
}

/** `POST /api/admin/sla-tickets/{id}/change-client`: another client is meant than the one that was matched. */
export class ChangeTicketClientBody {
  @SignupId() readonly signupId!: number;
  /** How one knows. For staff only. */
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.approvalReason) readonly reason!: string;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/** `POST …/mark-spam`, `…/lift-do-not-inform`, `POST /api/admin/held-requests/{id}/discard`. */
export class ReasonBody {
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.approvalReason) readonly reason!: string;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/** Must be there for these ways; for the others it may be absent, and is looked at where it is not. */
const NeededFor = (...ways: readonly SupplyWay[]): PropertyDecorator =>
  ValidateIf(({ by }: { by: SupplyWay }, value: unknown) => ways.includes(by) || (value ?? null) !== null);

/** `POST /api/admin/sla-tickets/{id}/mark-supplied`: what the order lacked has come since, and where it stands. */
export class SuppliedElementBody {
  @IsIn(ORDER_ELEMENT_NAMES, { message: MESSAGES.orderElement }) readonly element!: OrderElementName;
  @IsIn(SUPPLY_WAYS, { message: MESSAGES.supplyWay }) readonly by!: SupplyWay;
  /** A message of the authority; for `message` alone. */
  @NeededFor('message')
  @IsInt({ message: MESSAGES.supplyMessage })
  readonly messageId?: number | null;
  /** A file of the authority, or of staff where a letter was scanned; for `file` alone. */
  @NeededFor('file')
  @IsUUID(undefined, { message: MESSAGES.supplyFile })
  readonly fileId?: string | null;
  /** When the letter came or the call was; for `post` and `telephone` alone. */
  @NeededFor('post', 'telephone')
  @IsMoment(MESSAGES.supplyMoment)
  readonly at?: string | null;
}

/** `POST …/mark-missing`: it was not supplied after all. */
export class MissingElementBody {
  @IsIn(ORDER_ELEMENT_NAMES, { message: MESSAGES.orderElement }) readonly element!: OrderElementName;
}

/** `POST …/call-back`: what the authority said at the number of the directory. */
export class CallBackBody {
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.noteBody) readonly note!: string;
}

/** `POST …/authority-address`: where the authority of an order reads our mails, and who it is. What is not named stays. */
export class AuthorityAddressBody {
  @RequiredEmail() readonly email!: string;
  @OptionalText(LIMITS.nameMax) readonly authorityName?: string | null;
  @OptionalText(LIMITS.nameMax) readonly officerName?: string | null;
  @OptionalText(AUTHORITY_LIMITS.phoneMax) readonly phone?: string | null;
  /** How one knows. For staff only. */
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.approvalReason) readonly reason!: string;
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

/** `POST /api/admin/authorities/{id}/keys`: the key that a mail is signed with, after its fingerprint was compared. */
export class SenderKeyBody {
  @TicketId() readonly mailId!: number;
  /** Who read the fingerprint out, and how they were reached. */
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.noteBody) readonly note!: string;
}
