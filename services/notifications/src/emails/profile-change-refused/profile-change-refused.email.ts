import { ProfileChangeRefused } from '@rep13/contracts-onboarding';
import { defineClientEmail, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

/** Says that staff refused a change. Why stands in the portal, behind the sign-in. */
export const profileChangeRefused = defineClientEmail({
  kind: 'profile-change-refused',
  to: 'legal-contact',
  on: when(ProfileChangeRefused, (refused) => [refused, refused.changeId]),
  write: async (_, { party, links, entity }) => ({
    subject: 'We could not make the change you asked for',
    preview: 'Your details stay as they are. The client portal says why.',
    heading: 'Your details stay as they are',
    blocks: [
      paragraph(
        `We could not make the change of the details of ${party.companyName}. The client portal says why, and there you can ask again.`,
      ),
      facts(['Client ID', party.clientId]),
      button({ label: 'Open the client portal', url: links.company() }),
      note(`Questions: answer this email or write to ${entity.supportEmail}.`),
    ],
  }),
});
