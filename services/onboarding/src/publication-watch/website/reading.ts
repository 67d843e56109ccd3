import type { PublicationVerdict } from '@rep13/contracts-onboarding';
import {
  FACTS_OF_LINE,
  missingFacts,
  type PublishedFact,
  type PublishedLine,
} from '@rep13/contracts-onboarding/constants';
import type { PageReading } from './read-page.ts';

/** One page that was read, and what it shows. */
export interface ReadPage extends PageReading {
  readonly finalUrl: string;
  readonly status: number;
}

/** What one reading of a website came to. */
export interface Reading {
  readonly verdict: PublicationVerdict;
  readonly found: readonly PublishedFact[];
  /** Whether the line on Article 11 was looked for too. */
  readonly contactPoint: boolean;
  readonly finalUrl: string | null;
  readonly status: number | null;
  readonly pagesRead: number;
  readonly needsJavaScript: boolean;
  /** Why nothing was read, or nothing can be said of what was. */
  readonly reason: string | null;
  readonly textSha256: string | null;
  /** The beginning of what the best page shows, for who wonders about the verdict. */
  readonly excerpt: string | null;
}

/** A page that names us, or our mailbox, is where a client means to name its representative. */
const MEANT = ['name', 'email'] as const;

/**
 * The facts count where they stand together: a city in one page and a name in another are no address. The two articles
 * may be answered by two pages. Nothing is missed as long as a page that may show it was not read, unless another shows
 * what the client means to publish.
 * @param unread Why likely pages were not read.
 */
export function readingOf(
  pages: readonly ReadPage[],
  unread: readonly Reading[] = [],
  contactPoint = false,
): Reading {
  const best = bestFor('article-13', pages);
  if (!best) return notRead('unreachable', 'empty');
  const found = [
    ...shownOf('article-13', best),
    ...shownOf('article-11', bestFor('article-11', pages) ?? best),
  ];
  const isMeant = MEANT.some((fact) => best.found.includes(fact));
  const unclear = isMeant ? best : pages.find(({ obstacle }) => obstacle !== null);
  const reason = unclear?.obstacle ?? (isMeant ? null : (unread[0]?.reason ?? null));
  return {
    verdict: reason === null ? verdictOf(found, contactPoint) : 'unjudged',
    found,
    contactPoint,
    finalUrl: best.finalUrl,
    status: best.status,
    pagesRead: pages.length,
    needsJavaScript: reason === 'browser',
    reason,
    textSha256: best.textSha256,
    excerpt: best.excerpt,
  };
}

const shownOf = (line: PublishedLine, { found }: ReadPage): PublishedFact[] =>
  found.filter((fact) => FACTS_OF_LINE[line].includes(fact));

const bestFor = (line: PublishedLine, pages: readonly ReadPage[]): ReadPage | undefined =>
  pages.toSorted(
    (a, b) => shownOf(line, b).length - shownOf(line, a).length || Number(isOpen(b)) - Number(isOpen(a)),
  )[0];

const isOpen = ({ obstacle }: ReadPage): boolean => obstacle === null;

/** Nothing is known of what the website shows. */
export const notRead = (
  verdict: 'unreachable' | 'refused',
  reason: string,
  answer: Partial<Pick<Reading, 'finalUrl' | 'status'>> = {},
): Reading => ({
  verdict,
  found: [],
  contactPoint: false,
  finalUrl: answer.finalUrl ?? null,
  status: answer.status ?? null,
  pagesRead: 0,
  needsJavaScript: false,
  reason,
  textSha256: null,
  excerpt: null,
});

/** Nothing more has to be looked for. */
export const isSettled = (
  { found, obstacle }: Pick<ReadPage, 'found' | 'obstacle'>,
  contactPoint: boolean,
): boolean => missingFacts(found, contactPoint).length === 0 && obstacle === null;

function verdictOf(found: readonly PublishedFact[], contactPoint: boolean): PublicationVerdict {
  if (missingFacts(found, contactPoint).length === 0) return 'complete';
  return found.length > 0 ? 'partial' : 'absent';
}
