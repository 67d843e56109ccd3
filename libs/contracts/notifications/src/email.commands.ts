import { IsInt, Max, Min } from 'class-validator';
import { Command } from '@rep13/contracts-messaging';
import type { EmailResendView, EmailTotalsView, EmailView } from './email.views.ts';
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

/**
 * Send the mail of one line of the log again: a new mail, with today's address and fresh links.
 * Errors: `gateway.not-found`, `notifications.email-still-waiting`, `notifications.email-out-of-date`.
 */
export class ResendEmail extends Command<EmailResendView> {
  static readonly subject = 'rpc.notifications.email.resend.v1';
  @IsInt() @Min(1) @Max(2_147_483_647) readonly id!: number;
}
