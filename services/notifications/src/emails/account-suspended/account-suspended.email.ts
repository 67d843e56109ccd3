import { ClientAccountSuspended } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface AccountSuspendedFacts extends ClientEmailFacts {
  readonly suspendedAt: Moment;
}

/** From the terms of service. */
const UNPAID_PARAGRAPH =
  'The yearly fee has not been paid. Under our Terms of Service, 60 days without payment are a breach of the agreement.';

/** Says what a suspension closes and what it leaves open; why we suspended it is said in person. */
export const accountSuspended = defineClientEmail<AccountSuspendedFacts>({
  kind: 'account-suspended',
  to: 'legal-contact',
  on: when(ClientAccountSuspended, (suspension) => [suspension, suspension.suspendedAt]),
  write: async ({ suspendedAt }, { party, links, entity }) => ({
    subject: 'Your client account is suspended',
    preview: 'You can still sign in and read. Please talk to us about what comes next.',
    heading: 'Your client account is suspended',
    blocks: [
      paragraph(
        `The client account of ${party.companyName} is suspended. You can still sign in and read your company data, your agreement and your tickets. You cannot change, pay or sign anything until the suspension ends.`,
      ),
      ...(party.paidAt === null ? [paragraph(UNPAID_PARAGRAPH)] : []),
      facts(['Client ID', party.clientId], ['Suspended', formatTime(suspendedAt)]),
      button({ label: 'Open the client portal', url: links.portal() }),
      note(
        `To learn the reason, or to end the suspension, answer this email or write to ${entity.supportEmail}.`,
      ),
    ],
  }),
});
