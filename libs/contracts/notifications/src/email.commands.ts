import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import {
  AUTHORITY_REFERENCE,
  ORDER_OUTCOMES,
  type OrderOutcome,
} from '@rep13/contracts-authority-requests/constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { IsMoment, OptionalOrNull } from '@rep13/contracts-validation';
import type { EmailResendView, EmailTotalsView, EmailView, MailPreviewView } from './email.views.ts';
import { EmailsQuery } from './emails.query.ts';

/** The email log: one line for each try at each mail, newest first. */
export class ListEmails extends EmailsQuery implements Command<EmailView[]> {
  static readonly subject = 'rpc.notifications.email.list.v1';
  declare readonly replyType?: EmailView[];
}

/** How many lines of the email log the filters find, exactly. Which page is asked for does not matter. */
export class CountEmails extends EmailsQuery implements Command<number> {
  static readonly subject = 'rpc.notifications.email.count.v1';
  declare readonly replyType?: number;
}

/** How many mails failed, wait and were sent today. */
export class GetEmailTotals extends Command<EmailTotalsView> {
  static readonly subject = 'rpc.notifications.email.get-totals.v1';
}

/** Send the mail of one line of the log again: a new mail, with today's address and fresh links. */
export class ResendEmail extends Command<EmailResendView> {
  static readonly subject = 'rpc.notifications.email.resend.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'notifications.email-still-waiting': 409,
    'notifications.email-out-of-date': 409,
  } as const satisfies Refusals;
  @IsInt() @Min(1) @Max(2_147_483_647) readonly id!: number;
}

/** The mails to an authority that a step of staff sends off. */
export const PREVIEWED_MAILS = ['authority-answered', 'authority-closed'] as const;
export type PreviewedMail = (typeof PREVIEWED_MAILS)[number];

/**
 * The mail to an authority as a step would send it, word for word but for the key in its link. What the step records is
 * named here, because nothing of it is kept yet.
 */
export class PreviewAuthorityMail extends Command<MailPreviewView> {
  static readonly subject = 'rpc.notifications.email.preview-authority-mail.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsIn(PREVIEWED_MAILS) readonly kind!: PreviewedMail;
  @Matches(AUTHORITY_REFERENCE) readonly reference!: string;
  /** Absent: what is recorded by now. */
  @OptionalOrNull() @IsIn(ORDER_OUTCOMES) readonly outcome?: OrderOutcome | null;
  @OptionalOrNull() @IsMoment() readonly effectAt?: string | null;
}

/** How many clients were sent the mail about a change of the representative's record, since a time. */
export class CountClientsNotifiedOfRecord extends Command<number> {
  static readonly subject = 'rpc.notifications.email.count-clients-told-of-record.v1';
  @IsMoment() readonly since!: string;
}
