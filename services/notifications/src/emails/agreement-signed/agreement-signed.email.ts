import { AgreementSealed, AgreementSealDelayed } from '@rep13/contracts-agreements';
import type { AgreementView, DetailsToPublishView } from '@rep13/contracts-agreements';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, copyable, facts, note, paragraph, type Block } from '../email-content.ts';
import { mandateSentence, nextStep } from '../next-step.ts';
import { isAddressProven } from '../proven-address.ts';

const ATTACHED = 'You find it attached as a PDF: please keep it with your records.';
const LATER =
  'We send the PDF to this address once your client account is set up from here. The person who signed can download it already.';

interface AgreementSignedFacts extends ClientEmailFacts {
  readonly agreementNumber: string;
}

/**
 * Says what is still missing, brings what the client has to publish, none of which is its own data, and brings the signed agreement as a PDF once the address is known to be the client's: the
 * PDF holds what the signer typed. Until then the mail about the active account brings it.
 */
export const agreementSigned = defineClientEmail<AgreementSignedFacts>({
  kind: 'agreement-signed',
  to: 'legal-contact',
  /** The client gets the agreement once, sealed if the seal comes in time. */
  on: [
    when(AgreementSealed, ({ signupId, agreementNumber }) => [{ signupId, agreementNumber }]),
    when(AgreementSealDelayed, ({ signupId, agreementNumber }) => [{ signupId, agreementNumber }]),
  ],
  write: async ({ agreementNumber }, { party, links, agreement, detailsToPublish, agreementPdf }) => {
    const progress = { paid: party.paidAt !== null, signed: true, accountStatus: party.accountStatus };
    const isProven = isAddressProven(party);
    const signed = await agreement();
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
          ...signedFacts(agreementNumber, signed),
          ['Company', party.companyName],
          ['Client ID', party.clientId],
        ),
        paragraph(mandateSentence(progress)),
        button(nextStep(progress, links)),
        ...publication(await detailsToPublish()),
      ],
      attachments: isProven ? [await agreementPdf()] : [],
    };
  },
});

const signedFacts = (number: string, signed: AgreementView | null): [string, string][] =>
  signed
    ? [
        ['Agreement', `${number}, version ${signed.agreementVersion}`],
        ['Signed', formatTime(signed.signedAt)],
        ...contactPoint(signed),
      ]
    : [['Agreement', number]];

/** Nothing of an agreement that does not ask. */
const contactPoint = ({ contactPoint }: AgreementView): [string, string][] =>
  contactPoint === undefined
    ? []
    : [['Point of contact for authorities (Article 11)', contactPoint ? 'designated' : 'your own']];

/** What Article 13(4) DSA still asks of the client, in words that it only has to copy. */
const publication = (details: DetailsToPublishView): Block[] => [
  paragraph(
    `We notify ${details.coordinator} for you as soon as you have signed the letter, which will wait in your client portal under Designation. Once your mandate is in force, Article 13(4) DSA requires you to publish our details where visitors of your website find them easily; the lines are ready to copy:`,
  ),
  copyable('For your website, as text', details.websiteText),
  copyable('For your website, as HTML', details.websiteHtml),
  note('Your client portal has the same under Legal Agreement, with a badge.'),
];
