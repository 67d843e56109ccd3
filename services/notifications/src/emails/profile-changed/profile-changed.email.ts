import type { Moment } from '@rep13/contracts-constants';
import type { ProfileField } from '@rep13/contracts-onboarding';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { profileFields } from '../profile-fields.ts';

interface ProfileChangedFacts extends ClientEmailFacts {
  readonly fields: ProfileField[];
  readonly changedAt: Moment;
}

/** Says that a change is made, to the contact as it is now. */
export const profileChanged = defineClientEmail<ProfileChangedFacts>({
  kind: 'profile-changed',
  to: 'legal-contact',
  write: async ({ fields, changedAt }, { party, links, entity }) => ({
    subject: 'Your details were changed',
    preview: `The client account ${party.clientId} has new details.`,
    heading: 'Your details were changed',
    blocks: [
      paragraph(`The details of ${party.companyName} were updated: ${profileFields(fields)}.`),
      facts(['Client ID', party.clientId], ['Changed', formatTime(changedAt)]),
      button({ label: 'Open the client portal', url: links.company() }),
      note(`If you did not expect this, answer this email or write to ${entity.supportEmail}.`),
    ],
  }),
});
