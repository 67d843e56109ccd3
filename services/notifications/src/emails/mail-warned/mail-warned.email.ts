import type { Moment } from '@rep13/contracts-constants';
import { MailWarned } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, paragraph } from '../email-content.ts';
import { formatDuration } from '../formats.ts';

interface MailWarnedFacts extends EmailFacts {
  readonly mailId: number;
  readonly dueAt: Moment;
  /** Of its 24 hours. */
  readonly percent: number;
}

/** Warns staff while there is still time; afterwards the mail about the missed one says it all. */
export const mailWarned = defineInternalEmail<MailWarnedFacts>({
  kind: 'mail-warned',
  to: 'staff',
  on: when(MailWarned, ({ mailId, dueAt, percent }) => [{ mailId, dueAt, percent }, `${mailId}:${percent}`]),
  until: ({ dueAt }) => new Date(dueAt),
  write: async ({ mailId, dueAt, percent }, { links, now, isMailListed }) => {
    if (!(await isMailListed(mailId))) return null;
    const left = formatDuration(Date.parse(dueAt) - now.getTime());
    return {
      subject: `${left} left to decide about a mail`,
      preview: `${percent}% of its 24 hours is gone.`,
      heading: `${left} left`,
      blocks: [
        paragraph(
          `${percent}% of the 24 hours of a mail to the address for authorities is gone, and nobody has decided about it. It may be an order.`,
        ),
        button({ label: 'Open the mail', url: links.mail(mailId) }),
      ],
    };
  },
});
