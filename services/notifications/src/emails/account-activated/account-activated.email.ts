import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../letter.ts';
import { mandateSentence } from '../next-step.ts';

interface AccountActivatedFacts extends ClientEmailFacts {
  readonly activatedAt: string;
}

/** Says that the account can be used, and what is still missing for the mandate. */
export const accountActivated = defineClientEmail<AccountActivatedFacts>({
  kind: 'account-activated',
  to: 'legal-contact',
  write: async ({ activatedAt }, { party, links, entity, agreement }) => ({
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
          signed: (await agreement()) !== null,
          accountStatus: party.accountStatus,
        }),
      ),
      button({ label: 'Sign in', url: links.signIn() }),
      note(`If you did not set this password, please write to ${entity.supportEmail} at once.`),
    ],
  }),
});
