import type { Moment } from '@rep13/contracts-constants';
import type { PublishedFact } from '../constants/index.ts';

/**
 * What one reading of a website came to.
 * - `complete`: one page shows all facts of Article 13, and one those of Article 11 where they are looked for.
 *   `partial`: the best pages show some. `absent`: none shows any.
 * - `unreachable`: nobody answered, or with an error. `refused`: we did not read it, for example because robots.txt
 *   asks us not to. `unjudged`: it was read, and a person has to look. None of these says what the page shows.
 */
export const PUBLICATION_VERDICTS = [
  'complete',
  'partial',
  'absent',
  'unreachable',
  'refused',
  'unjudged',
] as const;
export type PublicationVerdict = (typeof PUBLICATION_VERDICTS)[number];

/**
 * Why nothing can be said of what a website shows. A person has to look.
 * - `blocked`: it keeps programs out. `robots`: its robots.txt asks them to stay away. `unreachable`: it does not answer.
 * - `loop`: it sends on without end. `too-large`, `too-slow`: more than we read, or wait for.
 * - `needs-browser`: a program draws the page. `pdf-only`: the page is a PDF. `unreadable`: it is nothing that we read.
 * - `hidden`: the details are there and hidden, unless a program shows them. `denied`: it seems to say the opposite.
 */
export const PUBLICATION_OBSTACLES = [
  'blocked',
  'robots',
  'unreachable',
  'loop',
  'too-large',
  'too-slow',
  'needs-browser',
  'pdf-only',
  'unreadable',
  'hidden',
  'denied',
] as const;
export type PublicationObstacle = (typeof PUBLICATION_OBSTACLES)[number];

/**
 * - `not-checked`: it was neither seen nor missed often enough to say so.
 * - `seen`: it was there when we looked last, or once we looked in vain since.
 * - `missing`: two readings, 24 hours apart or more, did not find it.
 * - `stopped`: the mandate is over, and nobody looks any more.
 */
export type PublicationState = 'not-checked' | 'seen' | 'missing' | 'stopped';

/** Whether a client's website says who its representative is, for others. */
export interface PublicationView {
  readonly state: PublicationState;
  /** The page that is read first; null before the mandate began. */
  readonly url: string | null;
  readonly lastSeenAt: Moment | null;
  readonly lastCheckedAt: Moment | null;
  /** A member of staff saw it, because the page shows nothing to a program. */
  readonly confirmedByHand: boolean;
  /** When that was. Left out by a release before it was told. */
  readonly confirmedAt?: Moment | null;
  /** Since when no reading could say anything, and why the last one could not; null when it could. */
  readonly unjudged?: { readonly since: Moment; readonly obstacle: PublicationObstacle } | null;
}

/** How many clients' websites are read, and how many of them showed all details when they were read last, since a time. */
export interface PublicationCountsView {
  readonly watched: number;
  readonly showing: number;
}

/** One reading of the website. */
export interface PublicationCheckView {
  readonly id: number;
  readonly at: Moment;
  readonly verdict: PublicationVerdict;
  /** Whether the line on Article 11 was looked for too, since we were the client's point of contact. Absent: no. */
  readonly contactPoint?: boolean;
  /** What the best page showed, and of Article 11 the best one for that. */
  readonly found: PublishedFact[];
  /** Where the best page is, after redirects; null when none was read. */
  readonly finalUrl: string | null;
  /** The status that page answered with. */
  readonly status: number | null;
  readonly pagesRead: number;
  /** The page shows next to nothing to a program that runs no JavaScript. */
  readonly needsJavaScript: boolean;
  /** Why nothing was read, in a word: `robots`, `timeout`, `name` … */
  readonly reason: string | null;
  /** The same for people; null when the reading could be judged. */
  readonly obstacle?: PublicationObstacle | null;
}

/** The same for the client: with what was found, and when the next look is. */
export interface ClientPublicationView extends PublicationView {
  /** A check that was asked for has not ended. */
  readonly isChecking: boolean;
  readonly nextCheckAt: Moment | null;
  /** The last ten, newest first. */
  readonly checks: PublicationCheckView[];
}
