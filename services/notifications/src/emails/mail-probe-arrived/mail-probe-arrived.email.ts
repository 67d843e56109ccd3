import { MailProbeArrived } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface ProbeFacts extends EmailFacts {
  readonly day: string;
}

/** Tells staff that the test of the mailbox arrives again. */
export const mailProbeArrived = defineInternalEmail<ProbeFacts>({
  kind: 'mail-probe-arrived',
  to: 'staff',
  on: when(MailProbeArrived, ({ day }) => [{ day }, day]),
  write: ({ day }, { links, entity }) =>
    Promise.resolve({
      subject: `Mails to ${entity.authorityEmail} arrive again`,
      preview: 'The daily test was found.',
      heading: `Mails to ${entity.authorityEmail} arrive again`,
      blocks: [
        paragraph(
          'The test that we mail to ourselves each day has arrived, and not among the spam. What others wrote meanwhile may be lost if their servers gave up: they are told so by those.',
        ),
        facts(['Test of', day]),
        button({ label: 'Open the mails', url: links.mails() }),
      ],
    }),
});
