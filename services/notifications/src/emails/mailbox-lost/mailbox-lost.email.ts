import type { Moment } from '@rep13/contracts-constants';
import { MailboxLost } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface MailboxFacts extends EmailFacts {
  readonly since: Moment;
}

/** Tells staff that the mailbox for authorities does not answer. */
export const mailboxLost = defineInternalEmail<MailboxFacts>({
  kind: 'mailbox-lost',
  to: 'staff',
  on: when(MailboxLost, ({ since }) => [{ since }, since]),
  write: ({ since }, { links }) =>
    Promise.resolve({
      subject: 'The mailbox for authorities does not answer',
      preview: 'Orders may lie there unseen.',
      heading: 'The mailbox for authorities does not answer',
      blocks: [
        paragraph(
          'Orders may be there unread, and their 24 hours run from receipt. We keep trying. Please check the mailbox yourself, and see whether its password or its server has changed.',
        ),
        facts(['No answer since', formatTime(since)]),
        button({ label: 'See how it stands', url: links.mails() }),
      ],
    }),
});
