import { sha256Hex } from '@rep13/service-kit/hashes';
import type { Page } from '@rep13/safe-fetch';
import type { PublishedFact } from '@rep13/contracts-onboarding/constants';
import { seemsDenied } from './denial.ts';
import { findFacts, type Wanted } from './find-facts.ts';
import { plainContent, type PageContent } from './page-content.ts';
import { isChallenge, needsBrowser } from './page-kind.ts';
import { pageContent } from './parse-page.ts';
import { addressWithin, likelyPages } from './same-site.ts';

const EXCERPT_BYTES = 2_048;

/** A page as it was sent, and what is looked for in it. */
export interface PageToRead extends Pick<Page, 'finalUrl' | 'type' | 'text'> {
  /** Null for a page that says "not found": it does not say who represents anybody. */
  readonly wanted: Wanted | null;
  /** How many of its links are wanted. */
  readonly linksMax: number;
}

/** Why nothing can be said of a page that was read. */
export type PageObstacle = 'blocked' | 'browser' | 'hidden' | 'denied';

/** What one page shows, small enough to be handed from process to process. */
export interface PageReading {
  readonly found: readonly PublishedFact[];
  readonly obstacle: PageObstacle | null;
  /** Of the same site, the likeliest first. */
  readonly likelyPages: readonly string[];
  /** Shown within it, of whatever site. */
  readonly frames: readonly string[];
  /** Shown in its place. */
  readonly refresh: string | null;
  readonly textSha256: string;
  /** The beginning of its text. */
  readonly excerpt: string;
}

/** Everything that looks into a stranger's page happens here, in a process with limits. */
export function readPage({ finalUrl, type, text, wanted, linksMax }: PageToRead): PageReading {
  const content = type === 'text/html' ? pageContent(text) : plainContent(text);
  const shown = content.text.replace(/\s+/g, ' ').trim();
  const base = addressWithin(content.base ?? '', finalUrl) ?? finalUrl;
  const found = wanted ? findFacts(content.text, wanted) : [];
  const refresh = content.refresh && addressWithin(content.refresh, base);
  return {
    found,
    obstacle: wanted && obstacleOf(content, found, wanted),
    likelyPages: likelyPages(content.links, { page: finalUrl, base }, linksMax),
    frames: content.frames.flatMap((frame) => addressWithin(frame, base) ?? []).slice(0, linksMax),
    refresh: refresh && refresh !== finalUrl ? refresh : null,
    textSha256: sha256Hex(shown),
    excerpt: beginningOf(shown),
  };
}

function obstacleOf(
  content: PageContent,
  found: readonly PublishedFact[],
  wanted: Wanted,
): PageObstacle | null {
  const isNamed = found.includes('name');
  if (isNamed && seemsDenied(content.text, wanted.name)) return 'denied';
  if (isNamed) return null;
  if (isChallenge(content)) return 'blocked';
  if (!content.isWhole && findFacts(content.textWithHidden, wanted).includes('name')) return 'hidden';
  return needsBrowser(content) ? 'browser' : null;
}

/** A character that is cut in two is left out. */
const beginningOf = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, EXCERPT_BYTES), { stream: true });
