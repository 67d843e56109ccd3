import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
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

const MAIL_PROBE_DAY = /^\d{4}-\d{2}-\d{2}$/;

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
  @IsOptional() @IsBoolean() readonly isNotified?: boolean;
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

/** The mailbox has not answered for five minutes, or refuses to let us in: orders may lie there unseen. */
export class MailboxLost {
  static readonly type = 'sla.mailbox.lost.v1';
  @IsISO8601() readonly since!: string;
}

/** The mailbox answers again. */
export class MailboxFound {
  static readonly type = 'sla.mailbox.found.v1';
  @IsISO8601() readonly since!: string;
}

/** A test is to be mailed to the address for authorities. Once a day, from the service that reads the mailbox. */
export class MailProbeDue {
  static readonly type = 'sla.mail-probe.due.v1';
  @Matches(MAIL_PROBE_DAY) readonly day!: string;
  /** Between the plus sign and the `@` of the address that it goes to. */
  @IsString() @MaxLength(64) readonly tag!: string;
}

/** The test of a day did not arrive within 15 minutes, or lay among the spam: so may orders. */
export class MailProbeMissed {
  static readonly type = 'sla.mail-probe.missed.v1';
  @Matches(MAIL_PROBE_DAY) readonly day!: string;
  @IsBoolean() readonly isJunk!: boolean;
}

/** A test has arrived again, after one that had not. */
export class MailProbeArrived {
  static readonly type = 'sla.mail-probe.arrived.v1';
  @Matches(MAIL_PROBE_DAY) readonly day!: string;
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
  MailProbeDue,
  MailProbeMissed,
  MailProbeArrived,
] as const;
