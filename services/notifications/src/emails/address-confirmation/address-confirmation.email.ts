import type { AddressField } from '@rep13/contracts-onboarding';
import { CONTACTS } from '@rep13/contracts-onboarding/constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface AddressConfirmationFacts extends ClientEmailFacts {
  readonly changeId: number;
  readonly field: AddressField;
}

const CONTACT_AT = Object.fromEntries(CONTACTS.map(({ email, is }) => [email, is])) as Record<
  AddressField,
  string
>;

/** Asks at a new address whether it is the right one. Opening the link changes nothing. */
export const addressConfirmation = defineClientEmail<AddressConfirmationFacts>({
  kind: 'address-confirmation',
  to: 'new-address',
  write: async ({ changeId, field }, { party, links, entity }) => ({
    subject: `Please confirm this email address for ${party.companyName}`,
    preview: `It is to be the address of the ${CONTACT_AT[field]}. Ignore this email and nothing changes.`,
    heading: 'Please confirm this address',
    blocks: [
      paragraph(
        `${party.companyName}, whose legal representative in the European Union is ${entity.brand}, named this address as that of its ${CONTACT_AT[field]}. From then on what we have to tell that contact is sent here, such as orders from authorities.`,
      ),
      facts(['Client ID', party.clientId]),
      button({ label: 'Confirm this address', url: links.confirmAddress(changeId, field) }),
      note(
        'The link leads to a page with a button and works for seven days. If you don’t know the company, ignore this email: nothing changes.',
      ),
    ],
  }),
});
