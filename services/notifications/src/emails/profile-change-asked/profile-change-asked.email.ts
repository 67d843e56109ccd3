import type { AddressField, ProfileField } from '@rep13/contracts-onboarding';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { profileFields } from '../profile-fields.ts';

interface ProfileChangeAskedFacts extends ClientEmailFacts {
  readonly changeId: number;
  readonly fields: ProfileField[];
  readonly awaitsStaff: boolean;
  readonly awaitsAddresses: AddressField[];
}

/** Tells the contact as it still is, who may not have been the one to ask. */
export const profileChangeAsked = defineClientEmail<ProfileChangeAskedFacts>({
  kind: 'profile-change-asked',
  to: 'contact-before-change',
  write: async ({ fields, awaitsStaff, awaitsAddresses }, { party, links, entity }) => ({
    subject: 'A change to your details was requested',
    preview: 'Nothing has changed yet. If you did not expect this, withdraw it in the client portal.',
    heading: 'A change to your details was requested',
    blocks: [
      paragraph(
        `Someone with access to the client account of ${party.companyName}, or our staff for you, asked to change: ${profileFields(fields)}. Nothing has changed yet.`,
      ),
      facts(
        ['Client ID', party.clientId],
        ...(awaitsAddresses.length > 0
          ? [['Waits for', 'A confirmation from the new email address'] as const]
          : []),
        ...(awaitsStaff
          ? [[awaitsAddresses.length > 0 ? 'And for' : 'Waits for', 'Our staff'] as const]
          : []),
      ),
      button({ label: 'Open the client portal', url: links.company() }),
      note(
        `If you did not expect this, withdraw the change in the portal, choose a new password, and write to ${entity.supportEmail}.`,
      ),
    ],
  }),
});
