import { MailProbeDue } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, paragraph } from '../email-content.ts';

interface ProbeFacts extends EmailFacts {
  readonly tag: string;
}

/** Tests the way to the address for authorities: sla looks whether it arrives there, and where. */
export const mailProbe = defineInternalEmail<ProbeFacts>({
  kind: 'mail-probe',
  to: 'authorities-mailbox',
  on: when(MailProbeDue, ({ tag }) => [{ tag }, tag]),
  write: (_, { links }) =>
    Promise.resolve({
      subject: 'Daily test of this mailbox',
      preview: 'Nobody has to do anything about it.',
      heading: 'Daily test of this mailbox',
      blocks: [
        paragraph(
          'This mail shows that mails to the address for authorities arrive. We find it automatically, so there is nothing to do. If it is in the spam folder, please make sure that mails to this address never go there.',
        ),
        button({ label: 'See how the mailbox stands', url: links.mails() }),
      ],
    }),
});
