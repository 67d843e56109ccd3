import type { Moment } from '@rep13/contracts-constants';
import { MailboxFound } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, paragraph } from '../email-content.ts';

interface MailboxFacts extends EmailFacts {
  readonly since: Moment;
}

/** Tells staff that the mailbox for authorities answers again. */
export const mailboxFound = defineInternalEmail<MailboxFacts>({
  kind: 'mailbox-found',
  to: 'staff',
  on: when(MailboxFound, ({ since }) => [{ since }, since]),
  write: (_, { links }) =>
    Promise.resolve({
      subject: 'The mailbox for authorities answers again',
      preview: 'What came meanwhile is read now.',
      heading: 'The mailbox for authorities answers again',
      blocks: [
        paragraph('What came meanwhile is read now; its 24 hours count from when it came.'),
        button({ label: 'Open the mails', url: links.mails() }),
      ],
    }),
});
