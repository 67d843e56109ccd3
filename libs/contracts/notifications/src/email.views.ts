import type { Moment } from '@rep13/contracts-constants';
import type { EmailStatus } from './constants/index.ts';

/** One try at one mail, as the email log has it. */
export interface EmailView {
  readonly id: number;
  /** Null, as subject and Client ID, when the try failed before the addressee was known. */
  readonly recipient: string | null;
  readonly subject: string | null;
  /** The mail's kind, for example `signup-confirmation`. */
  readonly type: string;
  readonly status: EmailStatus;
  /** 1 for the mail's first try. */
  readonly attempt: number;
  readonly sentAt: Moment | null;
  /** What the mail server, or the service we asked, said. */
  readonly failureReason: string | null;
  readonly clientId: string | null;
  /** Null for a mail that is about no signup. */
  readonly signupId: number | null;
  /** When staff had the mail of this line sent again, or null. */
  readonly resentAt: Moment | null;
  readonly createdAt: Moment;
}

/** Counts of mails for staff's dashboard. */
export interface EmailTotalsView {
  /** Mails given up and not sent again since: each is a task. */
  readonly failed: number;
  /** Mails enqueued and not yet sent. */
  readonly waiting: number;
  /** Mails sent since midnight UTC. */
  readonly sentToday: number;
}

/** A mail enqueued again: a new mail with its own Message-ID. */
export interface EmailResendView {
  /** The line that was sent again. */
  readonly emailId: number;
  readonly resentAt: Moment;
}

/** A mail as its reader would see it, in plain text. */
export interface MailPreviewView {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
