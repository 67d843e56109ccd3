import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { mandateSentence } from '../next-step.ts';

interface AccountActivatedFacts extends ClientEmailFacts {
  readonly activatedAt: Moment;
}

const LATER =
  'Your signed agreement is being sealed; you get it as a PDF in a few minutes, in a mail of its own.';
const AGREEMENT = 'Your signed agreement is attached as a PDF: please keep it with your records.';
const BOTH =
  'Your signed agreement and your certificate of appointment are attached as PDFs: please keep them with your records.';

/**
 * Says that the account can be used, and what is still missing for the mandate. Brings what was signed before the
 * address was proven.
 */
export const accountActivated = defineClientEmail<AccountActivatedFacts>({
  kind: 'account-activated',
  to: 'legal-contact',
  on: when(ClientAccountActivated, (activation) => [activation]),
  write: async ({ activatedAt }, { party, links, entity, agreement, ownAgreementPdf, ownCertificatePdf }) => {
    const isSigned = (await agreement()) !== null;
    const signed = isSigned ? await ownAgreementPdf() : null;
    const certificate = isSigned ? await ownCertificatePdf() : null;
    return {
      subject: 'Your client account is active',
      preview: `You can now sign in with ${party.clientId} and your password.`,
      heading: 'Your client account is active',
      blocks: [
        paragraph(
          `The account of ${party.companyName} has a password. You can now sign in with your Client ID and see your mandate, your company data and your agreement.`,
        ),
        facts(['Client ID', party.clientId], ['Active since', formatTime(activatedAt)]),
        paragraph(
          mandateSentence({
            paid: party.paidAt !== null,
            signed: isSigned,
            accountStatus: party.accountStatus,
          }),
        ),
        ...(isSigned ? [paragraph(certificate ? BOTH : signed ? AGREEMENT : LATER)] : []),
        button({ label: 'Sign in', url: links.signIn() }),
        note(`If you did not set this password, please write to ${entity.supportEmail} at once.`),
      ],
      attachments: [signed, certificate].filter((attachment) => attachment !== null),
    };
  },
});
