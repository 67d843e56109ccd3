import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { FetchFailed, FetchRefused, type Page, type SafeFetcher, type Visit } from '@rep13/safe-fetch';
import { LEGAL_ENTITY, threadFile, ThreadExhausted } from '@rep13/service-kit';
import type { Wanted } from './find-facts.ts';
import { PageThread } from './page-thread.ts';
import { isComplete, notRead, readingOf, type Reading, type ReadPage } from './reading.ts';
import { WEBSITE_FETCHER } from './website-fetcher.ts';

const FURTHER_PAGES = 8;
/** The server says for sure that there is no such page: it was asked, and shows nothing. */
const GONE = [404, 410];
/** A page took more time or memory than any honest one does. No other page of its site is read. */
const TOO_MUCH_WORK = 'work';

const READ_PAGE = threadFile<typeof import('./read-page.ts')>(new URL('./read-page', import.meta.url));

/** Reads a client's page, and where that is not enough, those of its links that may say who represents it. */
@Injectable()
export class WebsiteReader {
  private readonly wanted: Wanted;

  constructor(
    @Inject(WEBSITE_FETCHER) private readonly fetcher: SafeFetcher,
    @Inject(LEGAL_ENTITY) { name, street, postalCode, city, authorityEmail, phone }: LegalEntity,
    private readonly thread: PageThread,
  ) {
    this.wanted = { name, street, postalCode, city, authorityEmail, phone };
  }

  async read(url: string): Promise<Reading> {
    const visit = this.fetcher.visit();
    const first = await this.open(visit, url);
    if ('verdict' in first) return first;
    const pages = [first];
    if (!isComplete(first.found)) {
      for (const link of first.likelyPages) {
        const page = await this.open(visit, link);
        if ('verdict' in page && page.reason === TOO_MUCH_WORK) break;
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
      const page = await visit.read(url);
      const { finalUrl, status } = page;
      if (status >= 400 && !GONE.includes(status))
        return notRead('unreachable', 'status', { finalUrl, status });
      return { finalUrl, status, ...(await this.look(page)) };
    } catch (error) {
      if (error instanceof FetchRefused) return notRead('refused', error.reason);
      if (error instanceof FetchFailed) return notRead('unreachable', error.reason);
      if (error instanceof ThreadExhausted) return notRead('refused', TOO_MUCH_WORK);
      throw error;
    }
  }

  private look({ finalUrl, status, type, text }: Page) {
    const wanted = status >= 400 ? null : this.wanted;
    return this.thread.run(READ_PAGE, 'readPage', { finalUrl, type, text, wanted, linksMax: FURTHER_PAGES });
  }
}
