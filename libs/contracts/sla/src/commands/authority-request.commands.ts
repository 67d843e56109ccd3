import {
  TicketMessageBody,
  type TicketFileView,
  AuthorityRequestBody,
  ConfirmSenderBody,
  type AuthorityMessageView,
  type AuthorityRequestReceiptView,
  type AuthorityRequestStatusView,
} from '@rep13/contracts-authority-requests';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { BytesUpTo, OptionalText, RequiredText, SignupId } from '@rep13/contracts-validation';
import type { TicketFileContentView } from '../conversation/conversation.views.ts';
import { ChangeAuthorityAddress } from './authority-address.command.ts';
import { AddClientFile } from './conversation.commands.ts';
import { FILE_ANSWER_MS, Reference, ReferenceAsSent, SeenVersion, TicketId } from '../ticket.fields.ts';
import type { TicketDetailView } from '../ticket.view.ts';
import {
  AuthorityBody,
  CallBackBody,
  ChangeTicketClientBody,
  MatchTicketBody,
  MissingElementBody,
  ReasonBody,
  SuppliedElementBody,
} from '../authority-requests/authority-request.bodies.ts';
import type {
  AuthorityMailView,
  AuthorityRequestView,
  AuthorityView,
} from '../authority-requests/authority-request.views.ts';
/** An authority files an order: taken, its clock started, a ticket opened, also when nobody knows the client. */
export class FileAuthorityRequest
  extends AuthorityRequestBody
  implements Command<AuthorityRequestReceiptView>
{
  static readonly subject = 'rpc.sla.authority-request.file.v1';
  declare readonly replyType?: AuthorityRequestReceiptView;
}

/** Who has the link of a request. A wrong, an expired and a foreign one are not found, all alike. */
export abstract class WithAuthorityLink<Reply> extends Command<Reply> {
  /** As it stands in the address; one that is none is not found. */
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** What an authority reads of its request. */
export class ReadAuthorityRequest extends WithAuthorityLink<AuthorityRequestStatusView> {
  static readonly subject = 'rpc.sla.authority-request.read.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
}

/** The authority writes to us. */
export class WriteAsAuthority extends TicketMessageBody implements Command<AuthorityMessageView> {
  static readonly subject = 'rpc.sla.authority-request.write.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-closed': 409,
    'sla.request-held': 409,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
  declare readonly replyType?: AuthorityMessageView;
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** A file of the authority: of the request itself, or for its next message. */
export class AddAuthorityFile extends WithAuthorityLink<TicketFileView> {
  static readonly subject = 'rpc.sla.authority-request.add-file.v1';
  static readonly errors = {
    ...AddClientFile.errors,
    'sla.mailbox-unconfirmed': 409,
    'sla.request-held': 409,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
  static readonly answerWithinMs = FILE_ANSWER_MS;
  @RequiredText(1_000, 'Please name the file') readonly name!: string;
  @BytesUpTo(TICKET_FILES.bytesMax) readonly bytes!: Uint8Array;
}

/** A file that the authority sent or was sent. */
export class GetAuthorityFile extends WithAuthorityLink<TicketFileContentView> {
  static readonly subject = 'rpc.sla.authority-request.get-file.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsUUID() readonly fileId!: string;
}

/** The sender confirms from its mailbox. Safe to repeat. */
export class ConfirmSender extends ConfirmSenderBody implements Command<AuthorityRequestStatusView> {
  static readonly subject = 'rpc.sla.authority-request.confirm-sender.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: AuthorityRequestStatusView;
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** A new link for a request, mailed to its address alone; the old one ends when it is used. The same answer for any reference. */
export class RenewAuthorityLink extends Command<object> {
  static readonly subject = 'rpc.sla.authority-request.renew-link.v1';
  @ReferenceAsSent() readonly reference!: string;
}

/** For mails to the authority, at the moment of sending. What is closed for too long is not found. */
export class GetAuthorityMail extends Command<AuthorityMailView> {
  static readonly subject = 'rpc.sla.authority-request.get-mail.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @Reference() readonly reference!: string;
}

/** Say whom an order is about, where nobody has said it. */
export class MatchTicket extends MatchTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.match.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'sla.ticket-changed': 412,
    'sla.ticket-is-matched': 409,
    'sla.ticket-closed': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/**
 * Another client is meant. What was written to and by the one before stays with staff; the other is told when the order
 * is forwarded.
 */
export class ChangeTicketClient extends ChangeTicketClientBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.change-client.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'sla.ticket-changed': 412,
    'sla.ticket-closed': 409,
    'sla.client-unknown': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  /** Whom it was about when this was asked for: refused once that is another. */
  @SignupId() readonly insteadOf!: number;
  /** Both by name, as who agrees reads it. */
  @OptionalText(1_000) readonly client?: string | null;
  @SeenVersion() readonly version?: number;
}

/** A request that no authority sent: its ticket is closed. */
export class MarkTicketSpam extends ReasonBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-spam.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-closed': 409,
    'sla.ticket-is-critical': 409,
    'sla.ticket-changed': 412,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff has called the authority by the directory's number. */
export class RecordCallBack extends CallBackBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.record-call-back.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.not-in-directory': 409,
    'sla.ticket-changed': 412,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** An element that the order lacked has come. */
export class MarkElementSupplied extends SuppliedElementBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-element-supplied.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'sla.ticket-closed': 409,
    'sla.ticket-changed': 412,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** It has not come after all. */
export class MarkElementMissing extends MissingElementBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-element-missing.v1';
  static readonly errors = MarkElementSupplied.errors;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** From now on the client may be told. */
export class LiftDoNotInform extends ReasonBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.lift-do-not-inform.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-changed': 412,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Requests that wait for staff, because their sender has sent too many; oldest first, 200 at most. */
export class ListHeldRequests extends Command<AuthorityRequestView[]> {
  static readonly subject = 'rpc.sla.authority-request.list-held.v1';
}

/** Take a held request: its ticket is opened, its clock runs from when it came. */
export class ReleaseHeldRequest extends Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.authority-request.release.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.request-decided': 409,
  } as const satisfies Refusals;
  @TicketId() readonly requestId!: number;
}

/** Throw a held request away; it stays in the list as spam. */
export class DiscardHeldRequest extends ReasonBody implements Command<object> {
  static readonly subject = 'rpc.sla.authority-request.discard.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.request-decided': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: object;
  @TicketId() readonly requestId!: number;
}

/** The directory of authorities, by name. */
export class ListAuthorities extends Command<AuthorityView[]> {
  static readonly subject = 'rpc.sla.authority.list.v1';
}

/** Add an authority to the directory, or correct the one of this domain. */
export class SaveAuthority extends AuthorityBody implements Command<AuthorityView> {
  static readonly subject = 'rpc.sla.authority.keep.v1';
  declare readonly replyType?: AuthorityView;
}

/** Take an authority out of the directory. */
export class RemoveAuthority extends Command<object> {
  static readonly subject = 'rpc.sla.authority.remove.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly authorityId!: number;
}

export const AUTHORITY_REQUEST_COMMANDS = [
  FileAuthorityRequest,
  ReadAuthorityRequest,
  WriteAsAuthority,
  AddAuthorityFile,
  GetAuthorityFile,
  ConfirmSender,
  RenewAuthorityLink,
  GetAuthorityMail,
  MatchTicket,
  ChangeTicketClient,
  MarkTicketSpam,
  RecordCallBack,
  ChangeAuthorityAddress,
  MarkElementSupplied,
  MarkElementMissing,
  LiftDoNotInform,
  ListHeldRequests,
  ReleaseHeldRequest,
  DiscardHeldRequest,
  ListAuthorities,
  SaveAuthority,
  RemoveAuthority,
] as const;
