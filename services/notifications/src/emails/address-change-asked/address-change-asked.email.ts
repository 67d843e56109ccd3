import { STOP_CHANGE_HOURS } from '@rep13/contracts-onboarding/constants';
import { FormerContactNotReached, FormerContactNotified } from '@rep13/contracts-notifications';
import type { ProfileField } from '@rep13/contracts-onboarding';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { profileFields } from '../profile-fields.ts';

interface AddressChangeAskedFacts extends ClientEmailFacts {
  readonly changeId: number;
  readonly fields: ProfileField[];
}

/** Tells the contact as it still is of a change that staff makes, which waits until this mail went out and for its answer. */
export const addressChangeAsked = defineClientEmail<AddressChangeAskedFacts>({
  kind: 'address-change-asked',
  to: 'contact-before-change',
  announces: ({ signupId, changeId }, sentAt) =>
    sentAt
      ? [FormerContactNotified, { signupId, changeId, toldAt: sentAt.toISOString() }]
      : [FormerContactNotReached, { signupId, changeId }],
  write: async ({ changeId, fields }, { party, links, entity }) => ({
    subject: 'Our staff is changing an email address: you can stop it',
    preview: `Nothing changes for ${STOP_CHANGE_HOURS} hours. If you did not expect this, stop it.`,
    heading: 'An email address is being changed',
    blocks: [
      paragraph(
        `Our staff was asked to change the details of ${party.companyName}: ${profileFields(fields)}. Nothing changes in the ${STOP_CHANGE_HOURS} hours after this email was sent, nor before the new address is confirmed.`,
      ),
      facts(['Client ID', party.clientId]),
      paragraph('If this is right, there is nothing for you to do. If you did not expect it, stop it.'),
      button({ label: 'Stop this change', url: links.stopChange(changeId) }),
      note(
        `The link leads to a page with a button; opening it changes nothing. Questions: write to ${entity.supportEmail}.`,
      ),
    ],
  }),
});
