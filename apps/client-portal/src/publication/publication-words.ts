import type {
  ClientPublicationView,
  PublicationCheckView,
  PublicationState,
  PublicationVerdict,
  PublishedFact,
} from '@rep13/contracts-onboarding';
import { formatDate, type Tone } from '@rep13/ui';

export const FACT_NAMES: Record<PublishedFact, string> = {
  name: 'name',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  email: 'email address',
  phone: 'phone number',
};

export const VERDICTS: Record<PublicationVerdict, readonly [Tone, string]> = {
  complete: ['good', 'All details seen'],
  partial: ['waiting', 'Some details seen'],
  absent: ['waiting', 'No details seen'],
  unreachable: ['neutral', 'Not reached'],
  refused: ['neutral', 'Not read'],
};

const STATES: Record<PublicationState, readonly [Tone, string]> = {
  'not-checked': ['waiting', 'Not seen yet'],
  seen: ['good', 'Seen'],
  missing: ['bad', 'Missing'],
  stopped: ['neutral', 'No longer read'],
};

/** The state as a badge says it. */
export const stateOf = ({ state }: ClientPublicationView): readonly [Tone, string] => STATES[state];

/** The state in a sentence. */
export function summaryOf(publication: ClientPublicationView): string {
  const { state, url, confirmedByHand, lastSeenAt, checks, nextCheckAt } = publication;
  if (state === 'stopped') return 'The mandate is over, so we no longer read your website.';
  if (!url) return 'Once your mandate is in force we read your website every week.';
  if (state === 'seen')
    return confirmedByHand
      ? `Our staff saw all details of your representative on your website on ${formatDate(lastSeenAt)}.`
      : `Your website showed all details of your representative on ${formatDate(lastSeenAt)}.`;
  if (state === 'missing')
    return 'We read your website on two days, and neither time did one page show all details of your representative.';
  return checks.length === 0
    ? `We have not read your website yet. We do so for the first time on ${formatDate(nextCheckAt)}.`
    : 'We have not seen all details of your representative on your website yet.';
}

/** What the last check came to, beyond its verdict; empty when it says all. */
export function outcomeOf({ verdict, found, reason, status, needsJavaScript }: PublicationCheckView): string {
  if (verdict === 'refused') return REFUSALS[reason ?? ''] ?? 'What it answered is no page that we can read.';
  if (verdict === 'unreachable') {
    return reason === 'status' && status
      ? `It answered with the error ${status}.`
      : (FAILURES[reason ?? ''] ?? 'It did not answer. We try again at the next reading.');
  }
  if (needsJavaScript)
    return 'The page shows next to nothing without JavaScript, so that we cannot read it. Name a page that shows the details without it, or write to us: our staff will look.';
  return verdict === 'partial' ? `Seen: ${listed(found)}. Not seen: ${listed(missingOf(found))}.` : '';
}

const REFUSALS: Readonly<Record<string, string>> = {
  robots: 'Its robots.txt asks programs not to read the page.',
  address: 'Its name leads to an address that is not public.',
  redirects: 'It redirects too often.',
  size: 'The page is larger than 2 MB.',
  work: 'The page takes far more work to read than a page should. Name a simpler one.',
  time: 'The page took longer than 10 seconds.',
  type: 'It is neither HTML nor plain text.',
};

const FAILURES: Readonly<Record<string, string>> = {
  name: 'Nobody knows a server of this name. Please check the address.',
  timeout: 'It did not answer within 10 seconds. We try again at the next reading.',
};

const missingOf = (found: readonly PublishedFact[]): PublishedFact[] =>
  (Object.keys(FACT_NAMES) as PublishedFact[]).filter((fact) => !found.includes(fact));

const listed = (facts: readonly PublishedFact[]): string => facts.map((fact) => FACT_NAMES[fact]).join(', ');
