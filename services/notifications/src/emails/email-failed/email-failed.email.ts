import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, paragraph } from '../email-content.ts';

/** Whom a mail did not reach. */
export type FailedAddressee = 'client' | 'coordinator' | 'authority' | 'ticket-worker';

interface EmailFailedFacts extends EmailFacts {
  /** The line of the email log. */
  readonly emailId: number;
  /** Absent in jobs from before November 2026. */
  readonly addressee?: FailedAddressee;
}

const ADDRESSEE_LABELS: Record<FailedAddressee, string> = {
  client: 'a client',
  coordinator: 'a coordinator',
  authority: 'an authority',
  'ticket-worker': 'whoever works on an order',
};

/** Gives staff the task to reach somebody in another way, or to send the mail again. */
export const emailFailed = defineInternalEmail<EmailFailedFacts>({
  kind: 'email-failed',
  to: 'staff',
  write: async ({ emailId, addressee = 'client' }, context) => {
    const { type, recipient, subject, clientId, failureReason, attempt, createdAt } =
      await context.emailLog(emailId);
    return {
      subject: `An email to ${clientId ?? ADDRESSEE_LABELS[addressee]} could not be delivered`,
      preview: failureReason ?? 'No reason was given.',
      heading: 'An email could not be delivered',
      blocks: [
        paragraph(
          'We have stopped trying to send this email. Please fix the cause, most often the address, and then send it again from the email log.',
        ),
        facts(
          ['Kind', type],
          ['To', recipient ?? 'Not known'],
          ['Subject', subject ?? 'Not known'],
          ...(addressee === 'client' ? [['Client ID', clientId ?? 'Not known'] as const] : []),
          ['Reason', failureReason ?? 'No reason was given'],
          ['Tries', String(attempt)],
          ['Given up', formatTime(createdAt)],
        ),
        button({ label: 'Open admin', url: context.links.admin() }),
      ],
    };
  },
});
