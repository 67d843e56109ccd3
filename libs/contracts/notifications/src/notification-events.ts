import { OrNull } from '@rep13/contracts-validation';
import { IsInt, IsISO8601, Matches } from 'class-validator';
import { AUTHORITY_REFERENCE } from '@rep13/contracts-authority-requests/constants';
import { EMAIL_KIND } from '@rep13/contracts-constants';

/** Somebody wrote to us through the contact form. What and who stays with notifications. */
export class ContactMessageReceived {
  static readonly type = 'notifications.contact-message.received.v1';

  @IsInt() readonly contactMessageId!: number;
  @IsISO8601() readonly receivedAt!: string;
}

/** A mail was given up: there will be no further try unless staff sends it again. */
export class EmailFailed {
  static readonly type = 'notifications.email.failed.v1';

  /** The line of the email log. */
  @IsInt() readonly emailId!: number;
  @Matches(EMAIL_KIND) readonly kind!: string;
  /** Null for a mail that is about no signup. */
  @OrNull() @IsInt() readonly signupId!: number | null;
}

/** Staff had a mail sent again. */
export class EmailResendRequested {
  static readonly type = 'notifications.email.resend-requested.v1';

  /** The line of the email log that was sent again. */
  @IsInt() readonly emailId!: number;
  @Matches(EMAIL_KIND) readonly kind!: string;
  /** Null for a mail that is about no signup. */
  @OrNull() @IsInt() readonly signupId!: number | null;
}

/** What an event about a mailed letter to a coordinator says. */
abstract class LetterEvent {
  @IsInt() readonly designationId!: number;
  /** Which sending of the letter: `agreements.designation.sending-began.v1` named it. */
  @IsISO8601() readonly sendingAt!: string;
}

/** The mail server has taken the mail with a letter. */
export class LetterMailed extends LetterEvent {
  static readonly type = 'notifications.letter.mailed.v1';
  @IsISO8601() readonly mailedAt!: string;
}

/** The mail with a letter was given up. */
export class LetterNotMailed extends LetterEvent {
  static readonly type = 'notifications.letter.not-mailed.v1';
}

/** The mail server has taken the receipt of an order for its authority. */
export class AuthorityReceiptMailed {
  static readonly type = 'notifications.authority-receipt.mailed.v1';

  /** What the authority knows its order by. */
  @Matches(AUTHORITY_REFERENCE) readonly reference!: string;
  @IsISO8601() readonly mailedAt!: string;
}

/** What an event about the mail to the contact before a change says. */
abstract class FormerContactEvent {
  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
}

/** The mail server has taken the mail that says how a change can be stopped. */
export class FormerContactNotified extends FormerContactEvent {
  static readonly type = 'notifications.former-contact.told.v1';
  @IsISO8601() readonly toldAt!: string;
}

/** The mail that says how a change can be stopped was given up. */
export class FormerContactNotReached extends FormerContactEvent {
  static readonly type = 'notifications.former-contact.not-told.v1';
}
