import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { FetchFailed, FetchRefused, type Page, type SafeFetcher, type Visit } from '@rep13/safe-fetch';
import { PageDrawer } from '../browser/page-drawer.ts';
import { LEGAL_ENTITY, taskFile, ProcessExhausted } from '@rep13/service-kit';
import type { Wanted } from './find-facts.ts';
import { languageSpellings } from './language-spellings.ts';
import { PageProcess } from './page-process.ts';
import { isSettled, notRead, readingOf, type Reading, type ReadPage } from './reading.ts';
import type { PageReading } from './read-page.ts';
import { WEBSITE_FETCHER } from './website-fetcher.ts';

const FURTHER_PAGES = 8;
/** Of one page that shows other pages within it. */
const FRAMES_READ = 2;
/** Pages that send on to the next one by themselves. */
const REFRESHES_MAX = 3;
/** The server says for sure that there is no such page: it was asked, and shows nothing. */
const GONE = [404, 410];
/** How servers and firewalls keep programs out. */
const BLOCKED = [401, 403, 405, 406, 429, 503];
/** A page took more time or memory than any honest one does. No other page of its site is read. */
const TOO_MUCH_WORK = 'work';
/** Pages of one visit that a browser draws: each takes much longer than reading it. */
const DRAWN_MAX = 3;
/** What a browser may show. */
const FOR_BROWSERS: readonly (string | null)[] = ['browser', 'hidden'];
/** Not a page at all, such as an archive, or none that a stranger can open: nobody publishes there. */
const NO_PAGE = ['type', 'scheme', 'malformed', 'user-info', 'port', 'address'];

const READ_PAGE = taskFile<typeof import('./read-page.ts')>(new URL('./read-page', import.meta.url));

/** One reading of a website, and what is looked for there. */
interface Search {
  readonly visit: Visit;
  readonly wanted: Wanted;
}

interface Sought {
  readonly url: string;
  /** One that is shown within another may be anybody's: that it can't be read says nothing. */
  readonly isFrame: boolean;
}

/** Reads a client's page, and where that is not enough, those of its links that may say who represents it. */
@Injectable()
export class WebsiteReader {
  private readonly wanted: Wanted & { readonly languages: NonNullable<Wanted['languages']> };
  /** How many pages of a visit may still be drawn. */
  private readonly drawings = new WeakMap<Visit, number>();

  constructor(
    @Inject(WEBSITE_FETCHER) private readonly fetcher: SafeFetcher,
    @Inject(LEGAL_ENTITY) entity: LegalEntity,
    private readonly process: PageProcess,
    private readonly drawer: PageDrawer,
  ) {
    const { name, street, postalCode, city, authorityEmail, phone } = entity;
    const languages = languageSpellings(entity.languages);
    this.wanted = { name, street, postalCode, city, authorityEmail, phone, languages };
  }

  /** @param contactPoint whether we are the client's point of contact of Article 11 DSA too */
  async read(url: string, contactPoint: boolean): Promise<Reading> {
    const visit = this.fetcher.visit();
    const wanted = contactPoint ? this.wanted : { ...this.wanted, languages: null };
    const read = (address: string) => this.open({ visit, wanted }, address);
    const first = await read(url);
    if ('verdict' in first) return first;
    const pages = [first];
    const unread: Reading[] = [];
    const sought = soughtFrom(first);
    const known = new Set([url, first.finalUrl]);
    for (let left = FURTHER_PAGES; left > 0 && !isSettled(pages.at(-1) ?? first, contactPoint);) {
      const next = sought.shift();
      if (!next) break;
      if (known.has(next.url)) continue;
      known.add(next.url);
      left -= 1;
      const page = await read(next.url);
      if (!('verdict' in page)) {
        pages.push(page);
        sought.unshift(...soughtFrom(page).filter(({ isFrame }) => isFrame));
        sought.push(...soughtFrom(page).filter(({ isFrame }) => !isFrame));
      } else if (!next.isFrame && !NO_PAGE.includes(page.reason ?? '')) unread.push(page);
      if ('verdict' in page && page.reason === TOO_MUCH_WORK) break;
    }
    return readingOf(pages, unread, contactPoint);
  }

  /** The page that is shown in the end, or why there is none. */
  private async open(search: Search, url: string): Promise<ReadPage | Reading> {
    let page = await this.openOne(search, url);
    for (let sent = 0; !('verdict' in page) && page.refresh && page.found.length === 0; sent += 1) {
      if (sent === REFRESHES_MAX) return notRead('refused', 'redirects');
      page = await this.openOne(search, page.refresh);
    }
    return page;
  }

  private async openOne(search: Search, url: string): Promise<ReadPage | Reading> {
    try {
      const page = await search.visit.read(url);
      const { finalUrl, status } = page;
      if (status >= 400 && !GONE.includes(status))
        return notRead('unreachable', BLOCKED.includes(status) ? 'blocked' : 'status', { finalUrl, status });
      return { finalUrl, status, ...(await this.lookOrDraw(page, search)) };
    } catch (error) {
      if (error instanceof FetchRefused) return notRead('refused', error.reason);
      if (error instanceof FetchFailed) return notRead('unreachable', error.reason);
      if (error instanceof ProcessExhausted) return notRead('refused', TOO_MUCH_WORK);
      throw error;
    }
  }

  /**
   * A page that a program draws is drawn where there is a browser. One that shows hardly anything even then, as robots.txt
   * keeps its programs from us, still needs one.
   */
  private async lookOrDraw(page: Page, { visit, wanted }: Search): Promise<PageReading> {
    const reading = await this.look(page, wanted);
    const left = this.drawings.get(visit) ?? DRAWN_MAX;
    if (!this.drawer.isThere || left === 0 || !FOR_BROWSERS.includes(reading.obstacle)) return reading;
    this.drawings.set(visit, left - 1);
    const text = await this.drawer.draw(page.finalUrl, visit);
    return text === undefined ? reading : this.look({ ...page, text }, wanted);
  }

  private look({ finalUrl, status, type, text }: Page, sought: Wanted) {
    const wanted = status >= 400 ? null : sought;
    const linksMax = FURTHER_PAGES;
    return this.process.run(READ_PAGE, 'readPage', { finalUrl, type, text, wanted, linksMax });
  }
}

const soughtFrom = ({ frames, likelyPages }: ReadPage): Sought[] => [
  ...frames.slice(0, FRAMES_READ).map((url) => ({ url, isFrame: true })),
  ...likelyPages.map((url) => ({ url, isFrame: false })),
];
