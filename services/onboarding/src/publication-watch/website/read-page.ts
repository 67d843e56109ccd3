import { createHash } from 'node:crypto';
import type { Page } from '@rep13/safe-fetch';
import type { PublishedFact } from '@rep13/contracts-onboarding';
import { findFacts, type Wanted } from './find-facts.ts';
import { pageContent, plainContent, type PageContent } from './page-content.ts';
import { likelyPages } from './same-site.ts';

const EXCERPT_BYTES = 2_048;
/** Less text than this, and programs in the page: what is shown comes later. */
const HARDLY_ANY_TEXT = 400;

/** A page as it was sent, and what is looked for in it. */
export interface PageToRead extends Pick<Page, 'finalUrl' | 'type' | 'text'> {
  /** Null for a page that says "not found": it does not say who represents anybody. */
  readonly wanted: Wanted | null;
  /** How many of its links are wanted. */
  readonly linksMax: number;
}

/** What one page shows, small enough to be handed from thread to thread. */
export interface PageReading {
  readonly found: readonly PublishedFact[];
  /** Of the same site, the likeliest first. */
  readonly likelyPages: readonly string[];
  readonly textSha256: string;
  /** The beginning of its text. */
  readonly excerpt: string;
  readonly isEmptyShell: boolean;
}

/** Everything that looks into a stranger's page happens here, in a thread with limits. */
export function readPage({ finalUrl, type, text, wanted, linksMax }: PageToRead): PageReading {
  const content = type === 'text/html' ? pageContent(text) : plainContent(text);
  const shown = content.text.replace(/\s+/g, ' ').trim();
  return {
    found: wanted ? findFacts(content.text, wanted) : [],
    likelyPages: likelyPages(content.links, finalUrl, linksMax),
    textSha256: createHash('sha256').update(shown).digest('hex'),
    excerpt: beginningOf(shown),
    isEmptyShell: isEmptyShell(content),
  };
}

const isEmptyShell = ({ hasScripts, text }: PageContent): boolean =>
  hasScripts && text.replace(/\s+/g, '').length < HARDLY_ANY_TEXT;

/** A character that is cut in two is left out. */
const beginningOf = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, EXCERPT_BYTES), { stream: true });
