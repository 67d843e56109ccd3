import { PublicationUnjudged } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import type { PublicationObstacle } from '@rep13/contracts-onboarding';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientName } from '../ticket-facts.ts';

interface PublicationUnjudgedFacts extends EmailFacts {
  readonly signupId: number;
  readonly since: Moment;
  readonly obstacle: PublicationObstacle;
}

const REASONS: Record<PublicationObstacle, string> = {
  blocked: 'It keeps programs out.',
  robots: 'Its robots.txt asks programs to stay away.',
  unreachable: 'It does not answer, or only with an error.',
  loop: 'It sends visitors on without end.',
  'too-large': 'The page is too large.',
  'too-slow': 'The page takes too long.',
  'needs-browser': 'A program draws the page, and we run none.',
  'pdf-only': 'The legal page is a PDF.',
  unreadable: 'The response is not a readable page.',
  hidden: 'Our details are on the page, but hidden; a program may show them.',
  denied: 'A sentence about us seems to say that we no longer represent the client.',
};

/** Has staff look at a website of which no program could say anything for three weeks. */
export const publicationUnjudged = defineInternalEmail<PublicationUnjudgedFacts>({
  kind: 'publication-unjudged',
  to: 'staff',
  on: when(PublicationUnjudged, ({ signupId, since, at, obstacle }) => [{ signupId, since, obstacle }, at]),
  write: async ({ signupId, since, obstacle }, { findParty, links }) => ({
    subject: 'Please look at a website that we cannot judge',
    preview: REASONS[obstacle],
    heading: 'A client’s website has to be looked at',
    blocks: [
      paragraph(
        'For three weeks we could not tell whether this website shows the details of its representative. Please open it in a browser. If name, postal address, email address and phone number are on one page, confirm it on the client’s page; otherwise write to the client.',
      ),
      facts(
        ['Client', clientName(await findParty(signupId), signupId)],
        ['Reason', REASONS[obstacle]],
        ['Since', formatTime(since)],
      ),
      button({ label: 'Open the client', url: links.client(signupId) }),
    ],
  }),
});
