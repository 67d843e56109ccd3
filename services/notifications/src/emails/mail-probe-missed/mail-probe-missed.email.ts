import { MailProbeMissed } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, facts, paragraph, type Block } from '../email-content.ts';

interface ProbeFacts extends EmailFacts {
  readonly day: string;
  readonly isJunk: boolean;
}

/** Tells staff that mails to the address for authorities do not reach us, or reach us as spam. */
export const mailProbeMissed = defineInternalEmail<ProbeFacts>({
  kind: 'mail-probe-missed',
  to: 'staff',
  on: when(MailProbeMissed, ({ day, isJunk }) => [{ day, isJunk }, `${day}:${isJunk ? 'junk' : 'missed'}`]),
  write: ({ day, isJunk }, { links, entity }) => {
    const heading = isJunk
      ? `A mail to ${entity.authorityEmail} was taken for spam`
      : `A mail to ${entity.authorityEmail} did not arrive`;
    return Promise.resolve({
      subject: heading,
      preview: isJunk ? 'Orders may lie there too.' : 'Orders may not reach us either.',
      heading,
      blocks: [
        whatToDo(isJunk),
        facts(['Test of', day]),
        button({ label: 'See how the mailbox stands', url: links.mails() }),
      ],
    });
  },
});

const whatToDo = (isJunk: boolean): Block =>
  paragraph(
    isJunk
      ? 'The test that we mail to ourselves each day lay in the spam folder. We read that folder too, but a mailbox may refuse or delete what it takes for spam. Please have mails to this address taken out of the filter.'
      : 'The test that we mail to ourselves each day was not found within 15 minutes. Orders may not reach us either. Please send a mail to the address from elsewhere, and see whether our own mails leave, whether the mailbox takes addresses with a plus sign, and whether it is the mailbox that the domain names (MX).',
  );
