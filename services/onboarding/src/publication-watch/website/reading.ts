import { PUBLISHED_FACTS, type PublicationVerdict, type PublishedFact } from '@rep13/contracts-onboarding';
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
  readonly finalUrl: string | null;
  readonly status: number | null;
  readonly pagesRead: number;
  readonly needsJavaScript: boolean;
  /** Why nothing was read. */
  readonly reason: string | null;
  readonly textSha256: string | null;
  /** The beginning of what the best page shows, for who wonders about the verdict. */
  readonly excerpt: string | null;
}

/** The facts count where they stand together: a city in one page and a name in another are no address. */
export function readingOf(pages: readonly ReadPage[]): Reading {
  const [best] = pages.toSorted((a, b) => b.found.length - a.found.length);
  if (!best) return notRead('unreachable', 'empty');
  return {
    verdict: verdictOf(best.found),
    found: best.found,
    finalUrl: best.finalUrl,
    status: best.status,
    pagesRead: pages.length,
    needsJavaScript: best.found.length === 0 && pages.every(({ isEmptyShell }) => isEmptyShell),
    reason: null,
    textSha256: best.textSha256,
    excerpt: best.excerpt,
  };
}

/** Nothing is known of what the website shows. */
export const notRead = (
  verdict: 'unreachable' | 'refused',
  reason: string,
  answer: Partial<Pick<Reading, 'finalUrl' | 'status'>> = {},
): Reading => ({
  verdict,
  found: [],
  finalUrl: answer.finalUrl ?? null,
  status: answer.status ?? null,
  pagesRead: 0,
  needsJavaScript: false,
  reason,
  textSha256: null,
  excerpt: null,
});

export const isComplete = (found: readonly PublishedFact[]): boolean =>
  found.length === PUBLISHED_FACTS.length;

function verdictOf(found: readonly PublishedFact[]): PublicationVerdict {
  if (isComplete(found)) return 'complete';
  return found.length > 0 ? 'partial' : 'absent';
}
