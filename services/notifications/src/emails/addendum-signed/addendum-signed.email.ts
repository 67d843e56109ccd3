import { AddendumPdfMade } from '@rep13/contracts-agreements';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { isAddressProven } from '../proven-address.ts';

interface AddendumSignedFacts extends ClientEmailFacts {
  readonly agreementNumber: string;
}

/**
 * Brings the signed addendum on the point of contact as a PDF, to an address that is known to be the client's: the PDF
 * holds what the signer typed. To another one it says where the PDF is.
 */
export const addendumSigned = defineClientEmail<AddendumSignedFacts>({
  kind: 'addendum-signed',
  to: 'legal-contact',
  on: when(AddendumPdfMade, ({ signupId, agreementNumber }) => [{ signupId, agreementNumber }]),
  write: async ({ agreementNumber }, { party, links, addendumPdf }) => {
    const isProven = isAddressProven(party);
    return {
      subject: `Your signed addendum to agreement ${agreementNumber}`,
      preview: isProven ? 'The signed addendum is attached as a PDF.' : 'The PDF is in your client portal.',
      heading: 'Your addendum is signed',
      blocks: [
        paragraph(
          `${party.companyName} has signed the addendum that makes us its electronic point of contact for authorities under Article 11 DSA. ${isProven ? 'You find it attached as a PDF: please keep it with your agreement.' : 'Who is signed in to the client portal can download it there.'}`,
        ),
        facts(['Agreement', agreementNumber], ['Company', party.companyName], ['Client ID', party.clientId]),
        paragraph(
          'Whether we are your point of contact today, your client portal says under Legal Agreement. The lines for your website are there too.',
        ),
        button({ label: 'Open the client portal', url: links.publication() }),
      ],
      attachments: isProven ? [await addendumPdf()] : [],
    };
  },
});
