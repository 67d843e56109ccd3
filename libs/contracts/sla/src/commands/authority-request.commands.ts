import { IsString, IsUUID, MaxLength } from 'class-validator';
import { TICKET_FILES } from '@rep13/contracts-constants';
import { Command } from '@rep13/contracts-messaging';
import { BytesUpTo, OptionalText, RequiredText, SignupId } from '@rep13/contracts-validation';
import { TicketMessageBody } from '../conversation/conversation.bodies.ts';
import type { TicketFileContentView, TicketFileView } from '../conversation/conversation.views.ts';
import { FILE_ANSWER_MS, Reference, ReferenceAsSent, SeenVersion, TicketId } from '../ticket.fields.ts';
import type { TicketDetailView } from '../ticket.view.ts';
import {
  AuthorityBody,
  AuthorityRequestBody,
  CallBackBody,
  ChangeTicketClientBody,
  ConfirmSenderBody,
  MatchTicketBody,
  MissingElementBody,
  ReasonBody,
  SuppliedElementBody,
} from '../authority-requests/authority-request.bodies.ts';
import type {
  AuthorityMailView,
  AuthorityMessageView,
  AuthorityRequestReceiptView,
  AuthorityRequestStatusView,
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

/** Who has the link of a request. A wrong, expired or foreign one gets `gateway.not-found`, all alike. */
export abstract class WithAuthorityLink<Reply> extends Command<Reply> {
  /** As it stands in the address; one that is none is not found. */
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** What an authority reads of its request. Errors: `gateway.not-found`. */
export class ReadAuthorityRequest extends WithAuthorityLink<AuthorityRequestStatusView> {
  static readonly subject = 'rpc.sla.authority-request.read.v1';
}

/** The authority writes to us. Errors: `gateway.not-found`, `sla.ticket-closed`. */
export class WriteAsAuthority extends TicketMessageBody implements Command<AuthorityMessageView> {
  static readonly subject = 'rpc.sla.authority-request.write.v1';
  declare readonly replyType?: AuthorityMessageView;
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** A file of the authority: of the request itself, or for its next message. Errors: as `AddClientFile`, `sla.mailbox-unconfirmed`. */
export class AddAuthorityFile extends WithAuthorityLink<TicketFileView> {
  static readonly subject = 'rpc.sla.authority-request.add-file.v1';
  static readonly answerWithinMs = FILE_ANSWER_MS;
  @RequiredText(1_000, 'Please name the file') readonly name!: string;
  @BytesUpTo(TICKET_FILES.bytesMax) readonly bytes!: Uint8Array;
}

/** A file that the authority sent or was sent. Errors: `gateway.not-found`. */
export class GetAuthorityFile extends WithAuthorityLink<TicketFileContentView> {
  static readonly subject = 'rpc.sla.authority-request.get-file.v1';
  @IsUUID() readonly fileId!: string;
}

/** The sender confirms from its mailbox. Safe to repeat. Errors: `gateway.not-found`. */
export class ConfirmSender extends ConfirmSenderBody implements Command<AuthorityRequestStatusView> {
  static readonly subject = 'rpc.sla.authority-request.confirm-sender.v1';
  declare readonly replyType?: AuthorityRequestStatusView;
  @ReferenceAsSent() readonly reference!: string;
  @IsString() @MaxLength(200) readonly token!: string;
}

/** A new link for a request, mailed to its address alone; the old one ends when it is used. The same answer for any reference. */
export class RenewAuthorityLink extends Command<object> {
  static readonly subject = 'rpc.sla.authority-request.renew-link.v1';
  @ReferenceAsSent() readonly reference!: string;
}

/** For mails to the authority, at the moment of sending. Errors: `gateway.not-found` for what is closed for too long. */
export class GetAuthorityMail extends Command<AuthorityMailView> {
  static readonly subject = 'rpc.sla.authority-request.get-mail.v1';
  @Reference() readonly reference!: string;
}

/**
 * Say whom an order is about, where nobody has said it. Errors: `gateway.not-found`, `gateway.validation-failed`,
 * `sla.ticket-changed`, `sla.ticket-is-matched`.
 */
export class MatchTicket extends MatchTicketBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.match.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/**
 * Another client is meant. What was written to and by the one before stays with staff; the other is told when the order
 * is forwarded. Errors: `gateway.not-found`, `gateway.validation-failed`, `sla.ticket-changed`, `sla.ticket-closed`,
 * `sla.client-unknown`.
 */
export class ChangeTicketClient extends ChangeTicketClientBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.change-client.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  /** Whom it was about when this was asked for: refused once that is another. */
  @SignupId() readonly insteadOf!: number;
  /** Both by name, as who agrees reads it. */
  @OptionalText(1_000) readonly client?: string | null;
  @SeenVersion() readonly version?: number;
}

/** A request that no authority sent: its ticket is closed. Errors: `gateway.not-found`, `sla.ticket-closed`, `sla.ticket-is-critical`. */
export class MarkTicketSpam extends ReasonBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-spam.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff has called the authority by the directory's number. Errors: `gateway.not-found`, `sla.not-in-directory`. */
export class RecordCallBack extends CallBackBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.record-call-back.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** An element that the order lacked has come. Errors: `gateway.not-found`, `gateway.validation-failed`, `sla.ticket-closed`. */
export class MarkElementSupplied extends SuppliedElementBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-element-supplied.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** It has not come after all. Errors: as `MarkElementSupplied`. */
export class MarkElementMissing extends MissingElementBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.mark-element-missing.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** From now on the client may be told. Errors: `gateway.not-found`, `sla.ticket-changed`. */
export class LiftDoNotInform extends ReasonBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.lift-do-not-inform.v1';
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Requests that wait for staff, because their sender has sent too many; oldest first, 200 at most. */
export class ListHeldRequests extends Command<AuthorityRequestView[]> {
  static readonly subject = 'rpc.sla.authority-request.list-held.v1';
}

/** Take a held request: its ticket is opened, its clock runs from when it came. Errors: `gateway.not-found`, `sla.request-decided`. */
export class ReleaseHeldRequest extends Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.authority-request.release.v1';
  @TicketId() readonly requestId!: number;
}

/** Throw a held request away; it stays in the list as spam. Errors: `gateway.not-found`, `sla.request-decided`. */
export class DiscardHeldRequest extends ReasonBody implements Command<object> {
  static readonly subject = 'rpc.sla.authority-request.discard.v1';
  declare readonly replyType?: object;
  @TicketId() readonly requestId!: number;
}

/** The directory of authorities, by name. */
export class ListAuthorities extends Command<AuthorityView[]> {
  static readonly subject = 'rpc.sla.authority.list.v1';
}

/** Add an authority to the directory, or correct the one of this domain. */
export class KeepAuthority extends AuthorityBody implements Command<AuthorityView> {
  static readonly subject = 'rpc.sla.authority.keep.v1';
  declare readonly replyType?: AuthorityView;
}

/** Take an authority out of the directory. Errors: `gateway.not-found`. */
export class RemoveAuthority extends Command<object> {
  static readonly subject = 'rpc.sla.authority.remove.v1';
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
  MarkElementSupplied,
  MarkElementMissing,
  LiftDoNotInform,
  ListHeldRequests,
  ReleaseHeldRequest,
  DiscardHeldRequest,
  ListAuthorities,
  KeepAuthority,
  RemoveAuthority,
] as const;
