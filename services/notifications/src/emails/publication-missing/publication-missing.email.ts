import { PublicationMissing } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface PublicationMissingFacts extends ClientEmailFacts {
  readonly firstMissedAt: Moment;
  readonly missedAt: Moment;
}

/** Asks the client to publish who its representative is, after two readings of its website found it incomplete. */
export const publicationMissing = defineClientEmail<PublicationMissingFacts>({
  kind: 'publication-missing',
  to: 'legal-contact',
  on: when(PublicationMissing, (missing) => [missing, missing.missedAt]),
  write: async ({ firstMissedAt, missedAt }, { party, links, entity }) => ({
    subject: 'Please publish your legal representative on your website',
    preview: 'Twice we did not find all of our details there. The lines to copy are in the client portal.',
    heading: 'We did not find our details on your website',
    blocks: [
      paragraph(
        `Under Article 13(4) of the Digital Services Act, ${party.companyName} makes the name, postal address, email address and telephone number of its legal representative publicly available, easily accessible, accurate and up to date. We read your website twice and did not find all of them on one page.`,
      ),
      facts(
        // No address that somebody typed stands in a mail to a mailbox that nobody has proven.
        ...(party.websiteUrl ? [['Website', party.websiteUrl] as const] : []),
        ['First reading', formatTime(firstMissedAt)],
        ['Second reading', formatTime(missedAt)],
      ),
      paragraph(
        'The client portal says which details were missing, has the lines to copy, and reads your website again as soon as you ask it to.',
      ),
      button({ label: 'Open the client portal', url: links.publication() }),
      note(
        `If the details are there: name the page in the portal, or answer this email if it shows them only with JavaScript. We will then look ourselves. Questions: ${entity.supportEmail}.`,
      ),
    ],
  }),
});
