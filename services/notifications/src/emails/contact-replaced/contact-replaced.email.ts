import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface ContactReplacedFacts extends ClientEmailFacts {
  readonly changeId: number;
  readonly changedAt: Moment;
}

/** The last mail to an address that is the legal contact's no more. */
export const contactReplaced = defineClientEmail<ContactReplacedFacts>({
  kind: 'contact-replaced',
  to: 'contact-before-change',
  write: async ({ changedAt }, { party, links, entity }) => ({
    subject: 'This is no longer the address of your legal contact',
    preview: `The legal contact of the client account ${party.clientId} has another email address now.`,
    heading: 'The address of your legal contact was changed',
    blocks: [
      paragraph(
        `The legal contact of ${party.companyName} has another email address now, and our mail goes there. Links that we mailed to you no longer work, and everybody who was signed in to the client account has been signed out.`,
      ),
      facts(['Client ID', party.clientId], ['Changed', formatTime(changedAt)]),
      button({ label: 'Contact us', url: links.contact() }),
      note(`If you did not expect this, write to ${entity.supportEmail} at once.`),
    ],
  }),
});
