import type { Moment } from '@rep13/contracts-constants';
import { MailMissed } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface MailMissedFacts extends EmailFacts {
  readonly mailId: number;
  readonly dueAt: Moment;
}

/** Tells staff that nobody decided about a mail in its 24 hours. */
export const mailMissed = defineInternalEmail<MailMissedFacts>({
  kind: 'mail-missed',
  to: 'staff',
  on: when(MailMissed, ({ mailId, dueAt }) => [{ mailId, dueAt }, mailId]),
  write: async ({ mailId, dueAt }, { links, isMailListed }) => {
    if (!(await isMailListed(mailId))) return null;
    return {
      subject: 'Nobody decided about a mail in 24 hours',
      preview: 'If it is an order, its time is over.',
      heading: 'A mail has waited for more than 24 hours',
      blocks: [
        paragraph('If it is an order, its promised time is over. Please decide about it now.'),
        facts(['Was due', formatTime(dueAt)]),
        button({ label: 'Open the mail', url: links.mail(mailId) }),
      ],
    };
  },
});
