import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { isAddressProven } from '../proven-address.ts';
import { button, facts, paragraph } from '../email-content.ts';

const ATTACHED = 'You find it attached as a PDF. It proves to authorities and partners who represents you.';
const LATER =
  'You can open it as a PDF from the register entry. It proves to authorities and partners who represents you.';
const OVER = 'It is no longer valid, as the mandate has ended since.';

interface CertificateIssuedFacts extends ClientEmailFacts {
  readonly registerNumber: string;
  readonly version: number;
  readonly issuedAt: Moment;
}

/**
 * Brings the certificate of appointment. It holds name and website as they were typed, so an address that nobody has
 * proven gets the way to it instead.
 */
export const certificateIssued = defineClientEmail<CertificateIssuedFacts>({
  kind: 'certificate-issued',
  to: 'legal-contact',
  write: async ({ registerNumber, version, issuedAt }, { party, links, certificatePdf }) => {
    const pdf = await certificatePdf(registerNumber);
    const isProven = isAddressProven(party);
    return {
      subject: `Your certificate of appointment ${registerNumber}`,
      preview: 'It says that we are your legal representative in the European Union.',
      heading: 'Your certificate of appointment',
      blocks: [
        paragraph(
          `We have issued a certificate that ${party.companyName} has appointed us as its legal representative. ${sentence(pdf !== null, isProven)}`,
        ),
        facts(
          ['Register number', registerNumber],
          ['Version', `${version}`],
          ['Issued', formatTime(issuedAt)],
        ),
        paragraph(
          `Anyone can check its status in our register.${version > 1 ? ` It replaces version ${version - 1}.` : ''}`,
        ),
        button({ label: 'Open the register entry', url: links.registerEntry(registerNumber) }),
      ],
      attachments: pdf && isProven ? [pdf] : [],
    };
  },
});

const sentence = (isValid: boolean, isProven: boolean): string => {
  if (!isValid) return OVER;
  return isProven ? ATTACHED : LATER;
};
