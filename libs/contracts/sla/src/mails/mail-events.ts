import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import { OrNull } from '@rep13/contracts-validation';
import { AUTHORITY_REFERENCE } from '@rep13/contracts-authority-requests/constants';
import {
  MAIL_ANSWERS,
  MAIL_IGNORED_AS,
  MAIL_STATUS_CODE,
  TICKET_WARNING_PERCENTS,
  type MailAnswer,
  type MailIgnoredAs,
  type TicketWarningPercent,
} from '../constants/index.ts';

/** A mail to the authorities' address. What it says and who wrote it stays with this service: ask `GetMail`. */
abstract class MailFact {
  @IsInt() readonly mailId!: number;
}

/** A person has to decide about a mail. */
export class MailWaiting extends MailFact {
  static readonly type = 'sla.mail.waiting.v1';
  /** By when: 24 plain hours after it reached the mailbox. */
  @IsISO8601() readonly dueAt!: string;
  /** That our own mail server proved; null: nothing proves where it comes from. */
  @OrNull() @IsString() readonly passedDomain!: string | null;
  /** One of many that its sender wrote in an hour: staff has been told of those before. */
  @IsOptional() @IsBoolean() readonly isTold?: boolean;
}

/** A rule took a mail for no order: a newsletter, or one of ours that came back. */
export class MailPutAside extends MailFact {
  static readonly type = 'sla.mail.aside.v1';
}

/** A mail became an order. */
export class MailOrderMade extends MailFact {
  static readonly type = 'sla.mail.order-made.v1';
  @IsInt() readonly ticketId!: number;
  @Matches(AUTHORITY_REFERENCE) readonly reference!: string;
}

/** A mail is part of the conversation of an order. */
export class MailAttached extends MailFact {
  static readonly type = 'sla.mail.attached.v1';
  @IsInt() readonly ticketId!: number;
}

/** Staff found that a mail is no order. */
export class MailIgnored extends MailFact {
  static readonly type = 'sla.mail.ignored.v1';
  @IsIn(MAIL_IGNORED_AS) readonly as!: MailIgnoredAs;
}

/** Staff answered a mail that is no order; the answer is mailed because of this. */
export class MailAnswered extends MailFact {
  static readonly type = 'sla.mail.answered.v1';
  @IsIn(MAIL_ANSWERS) readonly template!: MailAnswer;
}

/** A mail that was put away waits again. */
export class MailReopened extends MailFact {
  static readonly type = 'sla.mail.reopened.v1';
}

/** Staff fetched the bytes of a mail as it came. */
export class MailDownloaded extends MailFact {
  static readonly type = 'sla.mail.downloaded.v1';
}

/** So much of the time is gone in which a person decides about a mail. */
export class MailWarned extends MailFact {
  static readonly type = 'sla.mail.warned.v1';
  @IsISO8601() readonly dueAt!: string;
  @IsIn(TICKET_WARNING_PERCENTS) readonly percent!: TicketWarningPercent;
}

/** Nobody decided about a mail in its 24 hours. Once, and for good. */
export class MailMissed extends MailFact {
  static readonly type = 'sla.mail.missed.v1';
  @IsISO8601() readonly dueAt!: string;
}

/** A mail of ours did not reach an authority. */
export class AuthorityMailBounced extends MailFact {
  static readonly type = 'sla.authority-mail.bounced.v1';
  @IsOptional() @IsInt() readonly ticketId?: number;
  /** False: its server still tries. */
  @IsBoolean() readonly isFinal!: boolean;
  /** Of the address that we wrote to. */
  @IsOptional() @IsString() readonly domain?: string;
  /** Why, as `5.1.1` (RFC 3463). */
  @IsOptional() @Matches(MAIL_STATUS_CODE) readonly status?: string;
}

/** The mailbox has not answered for five minutes: orders may lie there unseen. */
export class MailboxLost {
  static readonly type = 'sla.mailbox.lost.v1';
  @IsISO8601() readonly since!: string;
}

/** The mailbox answers again. */
export class MailboxFound {
  static readonly type = 'sla.mailbox.found.v1';
  @IsISO8601() readonly since!: string;
}

export const MAIL_EVENTS = [
  MailWaiting,
  MailPutAside,
  MailOrderMade,
  MailAttached,
  MailIgnored,
  MailAnswered,
  MailReopened,
  MailDownloaded,
  MailWarned,
  MailMissed,
  AuthorityMailBounced,
  MailboxLost,
  MailboxFound,
] as const;
