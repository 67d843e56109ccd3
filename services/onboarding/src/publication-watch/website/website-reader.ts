import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { FetchFailed, FetchRefused, type SafeFetcher, type Visit } from '@rep13/safe-fetch';
import { LEGAL_ENTITY } from '@rep13/service-kit';
import { findFacts } from './find-facts.ts';
import { pageContent, plainContent } from './page-content.ts';
import { isComplete, notRead, readingOf, type Reading, type ReadPage } from './reading.ts';
import { likelyPages } from './same-site.ts';
import { WEBSITE_FETCHER } from './website-fetcher.ts';

const FURTHER_PAGES = 8;
/** The server says for sure that there is no such page: it was asked, and shows nothing. */
const GONE = [404, 410];

/** Reads a client's page, and where that is not enough, those of its links that may say who represents it. */
@Injectable()
export class WebsiteReader {
  constructor(
    @Inject(WEBSITE_FETCHER) private readonly fetcher: SafeFetcher,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  async read(url: string): Promise<Reading> {
    const visit = this.fetcher.visit();
    const first = await this.open(visit, url);
    if ('verdict' in first) return first;
    const pages = [first];
    if (!isComplete(first.found)) {
      for (const link of likelyPages(first.content.links, first.finalUrl, FURTHER_PAGES)) {
        const page = await this.open(visit, link);
        if ('verdict' in page) continue;
        pages.push(page);
        if (isComplete(page.found)) break;
      }
    }
    return readingOf(pages);
  }

  /** The page, or why there is none. */
  private async open(visit: Visit, url: string): Promise<ReadPage | Reading> {
    try {
      const { finalUrl, status, type, text } = await visit.read(url);
      if (status >= 400 && !GONE.includes(status))
        return notRead('unreachable', 'status', { finalUrl, status });
      const content = type === 'text/html' ? pageContent(text) : plainContent(text);
      // A page that says "not found" is no page that says who represents anybody.
      const found = status >= 400 ? [] : findFacts(content.text, this.entity);
      return { finalUrl, status, content, found };
    } catch (error) {
      if (error instanceof FetchRefused) return notRead('refused', error.reason);
      if (error instanceof FetchFailed) return notRead('unreachable', error.reason);
      throw error;
    }
  }
}
