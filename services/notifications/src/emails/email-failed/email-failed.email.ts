import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface EmailFailedFacts extends EmailFacts {
  /** The line of the email log. */
  readonly emailId: number;
}

/** Gives staff the task to reach a client in another way, or to send the mail again. */
export const emailFailed = defineInternalEmail<EmailFailedFacts>({
  kind: 'email-failed',
  to: 'staff',
  write: async ({ emailId }, context) => {
    const { type, recipient, subject, clientId, failureReason, attempt, createdAt } =
      await context.emailLog(emailId);
    return {
      subject: `An email to ${clientId ?? 'a client'} could not be delivered`,
      preview: failureReason ?? 'No reason was given.',
      heading: 'An email could not be delivered',
      blocks: [
        paragraph(
          'We gave this email up: there will be no further try by itself. Please see to what was wrong, most often the address, and then send it again from the email log.',
        ),
        facts(
          ['Kind', type],
          ['To', recipient ?? 'Not known'],
          ['Subject', subject ?? 'Not known'],
          ['Client ID', clientId ?? 'Not known'],
          ['Reason', failureReason ?? 'No reason was given'],
          ['Tries', String(attempt)],
          ['Given up', formatTime(createdAt)],
        ),
        button({ label: 'Open admin', url: context.links.admin() }),
      ],
    };
  },
});
