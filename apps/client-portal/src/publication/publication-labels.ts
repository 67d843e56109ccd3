import type {
  ClientPublicationView,
  PublicationCheckView,
  PublicationObstacle,
  PublicationState,
  PublicationVerdict,
} from '@rep13/contracts-onboarding';
import {
  FACTS_OF_LINE,
  missingFacts,
  PUBLISHED_LINES,
  type PublishedFact,
  type PublishedLine,
} from '@rep13/contracts-onboarding/constants';
import { formatDate, type Tone } from '@rep13/ui';

export const FACT_NAMES: Record<PublishedFact, string> = {
  name: 'name',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  email: 'email address',
  phone: 'phone number',
  'contact-point': 'that this address is your point of contact',
  languages: 'its languages',
};

export const VERDICTS: Record<PublicationVerdict, readonly [Tone, string]> = {
  complete: ['good', 'All details seen'],
  partial: ['waiting', 'Some details seen'],
  absent: ['waiting', 'No details seen'],
  unreachable: ['neutral', 'Not reached'],
  refused: ['neutral', 'Not read'],
  unjudged: ['neutral', 'Not judged'],
};

const STATES: Record<PublicationState, readonly [Tone, string]> = {
  'not-checked': ['waiting', 'Not found yet'],
  seen: ['good', 'Seen'],
  missing: ['bad', 'Missing'],
  stopped: ['neutral', 'No longer checked'],
};

/** The state as a badge says it. */
export const stateOf = ({ state }: ClientPublicationView): readonly [Tone, string] => STATES[state];

/** The state in a sentence. */
export function summaryOf(publication: ClientPublicationView): string {
  const { state, url, confirmedByHand, confirmedAt, lastSeenAt, checks, nextCheckAt } = publication;
  if (state === 'stopped') return 'The mandate is over, so we no longer read your website.';
  if (!url) return 'Once your mandate is in force we read your website every week.';
  if (state === 'seen')
    return confirmedByHand
      ? `Our staff saw all details of your representative on your website on ${formatDate(confirmedAt ?? lastSeenAt)}: confirmed by a person, as our reader cannot judge the page.`
      : `Your website showed all details of your representative on ${formatDate(lastSeenAt)}.`;
  if (state === 'missing')
    return 'We read your website on two days, and neither time did one page show all details of your representative.';
  return checks.length === 0
    ? `We have not read your website yet. We do so for the first time on ${formatDate(nextCheckAt)}.`
    : 'We have not seen all details of your representative on your website yet.';
}

/** That nothing can be said of the website for some time, and what happens then; empty when something can. */
export const unjudgedOf = ({ unjudged }: ClientPublicationView): string =>
  unjudged
    ? `Since ${formatDate(unjudged.since)} we could not judge your website. If that lasts for three weeks, our staff will look at it.`
    : '';

/** What the last check came to, beyond its verdict; empty when it says all. */
export function outcomeOf({
  verdict,
  found,
  contactPoint = false,
  reason,
  status,
  obstacle,
  needsJavaScript,
}: PublicationCheckView): string {
  if (verdict === 'unreachable' && reason === 'status' && status)
    return `It answered with the error ${status}.`;
  const precise = PRECISELY[`${verdict} ${reason ?? ''}`];
  if (precise) return precise;
  const what = obstacle ?? (needsJavaScript ? 'needs-browser' : UNTOLD[verdict]);
  if (what) return OBSTACLES[what];
  return verdict === 'partial' ? `Seen: ${listed(found)}. ${missedOf(found, contactPoint)}` : '';
}

/** A service of the release before does not send it. */
const UNTOLD: Partial<Record<PublicationVerdict, PublicationObstacle>> = {
  unreachable: 'unreachable',
  refused: 'unreadable',
};

/** Where more is known than what kind of obstacle it is. */
const PRECISELY: Readonly<Record<string, string>> = {
  'refused address': 'Its name leads to an address that is not public.',
  'refused work': 'The page takes far more work to read than a page should. Name a simpler one.',
  'refused type': 'It is neither HTML nor plain text.',
  'unreachable name': 'Nobody knows a server of this name. Please check the address.',
  'unreachable timeout': 'It did not answer within 10 seconds. We try again at the next reading.',
  'unreachable robots':
    'It answered with an error when we asked for its robots.txt. We try again at the next reading.',
};

const OBSTACLES: Record<PublicationObstacle, string> = {
  blocked:
    'It keeps programs out, so that we cannot read it. Please let “Rep13-PublicationWatch” through, or write to us: our staff will look.',
  robots:
    'Its robots.txt asks programs not to read the page, and we obey. Please allow “Rep13-PublicationWatch” there.',
  unreachable: 'It did not answer. We try again at the next reading.',
  loop: 'It redirects too often.',
  'too-large': 'The page is larger than 2 MB.',
  'too-slow': 'The page took longer than 10 seconds.',
  'needs-browser':
    'The page needs a browser: it shows next to nothing without JavaScript, so that we cannot read it. Name a page that shows the details without it, or write to us: our staff will look.',
  'pdf-only': 'The legal page is a PDF, which we do not read. Please publish the details on a page.',
  unreadable: 'The response is not a readable page.',
  hidden: 'The details are on the page, but hidden from its readers. Please show them.',
  denied:
    'The page names your representative, but seems to say that it no longer is one. Please check the sentence; our staff will look.',
};

/** Which line lacks what: the two articles are two duties. */
function missedOf(found: readonly PublishedFact[], contactPoint: boolean): string {
  const missing = missingFacts(found, contactPoint);
  const inLine = (line: PublishedLine) => missing.filter((fact) => FACTS_OF_LINE[line].includes(fact));
  return PUBLISHED_LINES.filter((line) => inLine(line).length > 0)
    .map((line) => `Not seen${contactPoint ? LINE[line] : ''}: ${listed(inLine(line))}.`)
    .join(' ');
}

const LINE: Readonly<Record<PublishedLine, string>> = {
  'article-13': ' of your representative (Article 13)',
  'article-11': ' of your point of contact for authorities (Article 11), beside our email address',
};

const listed = (facts: readonly PublishedFact[]): string => facts.map((fact) => FACT_NAMES[fact]).join(', ');
