import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, paragraph } from '../letter.ts';
import { mandateSentence, nextStep } from '../next-step.ts';

interface AgreementSignedFacts extends ClientEmailFacts {
  readonly agreementNumber: string;
  readonly agreementVersion: string;
  readonly signedAt: string;
}

/** Brings the signed agreement as a PDF and says what is still missing. */
export const agreementSigned = defineClientEmail<AgreementSignedFacts>({
  kind: 'agreement-signed',
  to: 'legal-contact',
  write: async ({ agreementNumber, agreementVersion, signedAt }, { party, links, agreementPdf }) => {
    const progress = { paid: party.paidAt !== null, signed: true, accountStatus: party.accountStatus };
    return {
      subject: `Your signed agreement ${agreementNumber}`,
      preview: 'The signed agreement is attached as a PDF.',
      heading: 'Your agreement is signed',
      blocks: [
        paragraph(
          `The representation agreement of ${party.companyName} is signed. You find it attached as a PDF: please keep it with your records.`,
        ),
        facts(
          ['Agreement', `${agreementNumber}, version ${agreementVersion}`],
          ['Signed', formatTime(signedAt)],
          ['Company', party.companyName],
          ['Client ID', party.clientId],
        ),
        paragraph(mandateSentence(progress)),
        button(nextStep(progress, links)),
      ],
      attachments: [await agreementPdf()],
    };
  },
});
