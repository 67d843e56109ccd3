import { PublicationMissing } from '@rep13/contracts-onboarding';
import type { PublishedLine } from '@rep13/contracts-onboarding/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface PublicationMissingFacts extends ClientEmailFacts {
  readonly firstMissedAt: Moment;
  readonly missedAt: Moment;
  /** Absent before November 2026: then it was the line of Article 13. */
  readonly lines?: readonly PublishedLine[];
}

/** Asks the client to publish who its representative is, after two readings of its website found it incomplete. */
export const publicationMissing = defineClientEmail<PublicationMissingFacts>({
  kind: 'publication-missing',
  to: 'legal-contact',
  on: when(PublicationMissing, (missing) => [missing, missing.missedAt]),
  write: async ({ firstMissedAt, missedAt, lines = ['article-13'] }, { party, links, entity }) => ({
    ...(lines.includes('article-13') ? ABOUT_REPRESENTATIVE : ABOUT_CONTACT_POINT),
    blocks: [
      ...lines.map((line) => paragraph(OWED[line](party.companyName))),
      facts(['First reading', formatTime(firstMissedAt)], ['Second reading', formatTime(missedAt)]),
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

const ABOUT_REPRESENTATIVE = {
  subject: 'Please publish your legal representative on your website',
  preview: 'Twice we did not find all of our details there. The lines to copy are in the client portal.',
  heading: 'We did not find our details on your website',
};

const ABOUT_CONTACT_POINT = {
  subject: 'Please publish your point of contact for authorities on your website',
  preview: 'Twice we did not find all of its details there. The lines to copy are in the client portal.',
  heading: 'We did not find your point of contact on your website',
};

const OWED: Readonly<Record<PublishedLine, (company: string) => string>> = {
  'article-13': (company) =>
    `Under Article 13(4) of the Digital Services Act, ${company} makes the name, postal address, email address and telephone number of its legal representative publicly available, easily accessible, accurate and up to date. We read your website twice and did not find all of them on one page.`,
  'article-11': (company) =>
    `Under Article 11(2) and (3), ${company} also makes public how authorities reach its electronic point of contact, and in which languages. You have designated us as that point of contact. When we read your website last, it did not say so beside our email address, with the languages.`,
};
