import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { mandateSentence, nextStep } from '../next-step.ts';
import { isAddressProven } from '../proven-address.ts';

const ATTACHED = 'You find it attached as a PDF: please keep it with your records.';
const LATER =
  'We send the PDF to this address once your client account is set up from here. The person who signed can download it already.';

interface AgreementSignedFacts extends ClientEmailFacts {
  readonly agreementNumber: string;
  readonly agreementVersion: string;
  readonly signedAt: string;
}

/**
 * Says what is still missing, and brings the signed agreement as a PDF once the address is known to be the client's: the
 * PDF holds what the signer typed. Until then the mail about the active account brings it.
 */
export const agreementSigned = defineClientEmail<AgreementSignedFacts>({
  kind: 'agreement-signed',
  to: 'legal-contact',
  write: async ({ agreementNumber, agreementVersion, signedAt }, { party, links, agreementPdf }) => {
    const progress = { paid: party.paidAt !== null, signed: true, accountStatus: party.accountStatus };
    const isProven = isAddressProven(party);
    return {
      subject: `Your signed agreement ${agreementNumber}`,
      preview: isProven
        ? 'The signed agreement is attached as a PDF.'
        : 'You get the PDF once your account is set up.',
      heading: 'Your agreement is signed',
      blocks: [
        paragraph(
          `The representation agreement of ${party.companyName} is signed. ${isProven ? ATTACHED : LATER}`,
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
      attachments: isProven ? [await agreementPdf()] : [],
    };
  },
});
