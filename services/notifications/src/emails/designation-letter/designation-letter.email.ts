import { DesignationSendingBegan } from '@rep13/contracts-agreements';
import { LetterMailed, LetterNotMailed } from '@rep13/contracts-notifications';
import type { DesignationReason } from '@rep13/contracts-agreements/constants';
import { defineCoordinatorEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { singleLine } from '../single-line.ts';

interface DesignationLetterFacts extends EmailFacts {
  readonly designationId: number;
  readonly sendingAt: string;
}

const REASON_TEXTS: Record<DesignationReason, string> = {
  initial: 'notifies the designation of its legal representative in the Union',
  change: 'notifies a change of what it has notified about its legal representative in the Union',
  end: 'no longer has us as its legal representative in the Union',
};

/** Brings a letter of Article 13(4) DSA to the coordinator, from an address that answers. */
export const designationLetter = defineCoordinatorEmail<DesignationLetterFacts>({
  kind: 'designation-letter',
  to: 'coordinator',
  on: when(DesignationSendingBegan, ({ signupId, designationId, sendingAt }) => {
    const facts = { signupId, designationId, sendingAt };
    return [facts, `${designationId}:${sendingAt}`];
  }),
  announces: ({ designationId, sendingAt }, mailedAt) =>
    mailedAt
      ? [LetterMailed, { designationId, sendingAt, mailedAt: mailedAt.toISOString() }]
      : [LetterNotMailed, { designationId, sendingAt }],
  write: async (_, { letter, entity, links }) => {
    const { reason, registerNumber, ownReference, pdf } = letter;
    const companyName = singleLine(letter.companyName);
    return {
      subject: `Article 13(4) DSA: ${companyName}, our reference ${ownReference}`,
      preview: `${companyName} ${REASON_TEXTS[reason]}. The letter is attached.`,
      heading: 'Notification under Article 13(4) of Regulation (EU) 2022/2065',
      blocks: [
        paragraph(`${companyName} ${REASON_TEXTS[reason]}. The letter is attached as a PDF.`),
        facts(
          ['Provider', companyName],
          ['Legal representative', entity.name],
          ['Our reference', ownReference],
        ),
        paragraph('Please confirm to us that you have received it, by an answer to this email.'),
        button({ label: 'See the mandate in our register', url: links.registerEntry(registerNumber) }),
        note(
          `Postal address: ${entity.street}, ${entity.postalCode} ${entity.city}, ${entity.country}. Telephone: ${entity.phone}.`,
        ),
      ],
      attachments: [
        { fileName: pdf.fileName, contentType: 'application/pdf', content: Buffer.from(pdf.bytes) },
      ],
      replyTo: { name: entity.brand, address: entity.authorityEmail },
    };
  },
});
