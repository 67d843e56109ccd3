import { ListQuery, Command, type Refusals } from '@rep13/contracts-messaging';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LIMITS, SINGLE_LINE } from '@rep13/contracts-constants';
import { MAIL_STATES, type MailState } from '../constants/index.ts';
import { AnswerMailBody, AttachMailBody, IgnoreMailBody, MailOrderBody } from '../mails/mail.bodies.ts';
import type {
  InboundMailDetailView,
  InboundMailView,
  MailboxView,
  MailPieceView,
} from '../mails/mail.views.ts';
import { SeenVersion, TicketId } from '../ticket.fields.ts';

/** Which mails. `search` looks into sender, subject and text. */
export class MailsQuery extends ListQuery {
  /** Absent: every mail. */
  @IsOptional() @IsIn(MAIL_STATES, { message: 'Please use a state of a mail' }) readonly state?: MailState;
  /** Only those of this address, each with a line of its own. */
  @IsOptional()
  @IsString({ message: 'Please use an address' })
  @MaxLength(LIMITS.emailMax, { message: `Please use at most ${LIMITS.emailMax} characters` })
  @Matches(SINGLE_LINE, { message: 'Please use one line without control characters' })
  readonly sender?: string;
}

/** Mails to the authorities' address: what waits first what is due first, anything else newest first. */
export class ListMails extends MailsQuery implements Command<InboundMailView[]> {
  static readonly subject = 'rpc.sla.mail.list.v1';
  declare readonly replyType?: InboundMailView[];
}

/** One mail. */
export class GetMail extends Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly mailId!: number;
}

/** A piece of a mail's bytes, as it came; noted in the audit log once, with the first piece. */
export class GetMailPiece extends Command<MailPieceView> {
  static readonly subject = 'rpc.sla.mail.get-piece.v1';
  static readonly errors = { 'gateway.not-found': 404, 'sla.mail-infected': 409 } as const satisfies Refusals;
  @TicketId() readonly mailId!: number;
  /** From 1 on. */
  @IsInt() @Min(1) @Max(100) readonly no!: number;
}

/** What every decision about a mail may be refused for. */
const DECISION_ERRORS = {
  'gateway.not-found': 404,
  'sla.mail-decided': 409,
  'sla.mail-changed': 412,
} as const satisfies Refusals;

/** Staff makes an order of a mail; its 24 hours count from when the mail came. */
export class MakeOrderFromMail extends MailOrderBody implements Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.make-order.v1';
  static readonly errors = {
    ...DECISION_ERRORS,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  declare readonly replyType?: InboundMailDetailView;
  @TicketId() readonly mailId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff adds a mail to the conversation of an order; a closed one is opened again. */
export class AttachMail extends AttachMailBody implements Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.attach.v1';
  static readonly errors = {
    ...DECISION_ERRORS,
    'gateway.validation-failed': 400,
    'sla.ticket-closed': 409,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
  declare readonly replyType?: InboundMailDetailView;
  @TicketId() readonly mailId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff puts a mail away that is no order. */
export class IgnoreMail extends IgnoreMailBody implements Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.ignore.v1';
  static readonly errors = DECISION_ERRORS;
  declare readonly replyType?: InboundMailDetailView;
  @TicketId() readonly mailId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff answers a mail that is no order, in fixed words. Refused for what a machine wrote: two machines would go on for ever. */
export class AnswerMail extends AnswerMailBody implements Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.answer.v1';
  static readonly errors = { ...DECISION_ERRORS, 'sla.mail-automatic': 409 } as const satisfies Refusals;
  declare readonly replyType?: InboundMailDetailView;
  @TicketId() readonly mailId!: number;
  @SeenVersion() readonly version?: number;
}

/** A mail that was put aside, ignored or answered waits again, with its first 24 hours. */
export class ReopenMail extends Command<InboundMailDetailView> {
  static readonly subject = 'rpc.sla.mail.reopen.v1';
  static readonly errors = DECISION_ERRORS;
  @TicketId() readonly mailId!: number;
  @SeenVersion() readonly version?: number;
}

/** How the mailbox for authorities is read. */
export class GetMailbox extends Command<MailboxView> {
  static readonly subject = 'rpc.sla.mail.get-mailbox.v1';
}

export const MAIL_COMMANDS = [
  ListMails,
  GetMail,
  GetMailPiece,
  MakeOrderFromMail,
  AttachMail,
  IgnoreMail,
  AnswerMail,
  ReopenMail,
  GetMailbox,
] as const;
