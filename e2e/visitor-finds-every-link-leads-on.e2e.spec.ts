import { expect, test, type APIRequestContext } from '@playwright/test';
import { OPEN_PAGES } from './steps/public-pages.ts';

const LINK = /<a\b[^>]*\shref="([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

const decoded = (html: string) => html.replaceAll('&amp;', '&');

/** Reads the pages as they are served, from the start page on, wherever links inside the site lead. */
async function crawl(request: APIRequestContext) {
  const pages = new Map<string, { status: number; links: string[]; ids: Set<string> }>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    const html = await answer.text();
    const links = [...html.matchAll(LINK)].map(([, href = '']) => decoded(href));
    pages.set(path, {
      status: answer.status(),
      links: links.filter((href) => /^[/#](?!\/)/.test(href)),
      ids: new Set([...html.matchAll(ID)].map(([, id = '']) => id)),
    });
    waiting.push(...links.filter((href) => href.startsWith('/')).map((href) => href.split(/[#?]/)[0] ?? '/'));
  }
  return pages;
}

test('every link inside the site leads to a page, and every fragment to a place in it', async ({
  request,
}) => {
  const pages = await crawl(request);
  const broken: string[] = [];
  for (const [from, { status, links }] of pages) {
    if (status !== 200) broken.push(`${from} answers ${status}`);
    for (const href of links) {
      const [path, fragment] = href.split('#');
      const target = pages.get(path?.split('?')[0] || from);
      if (fragment && !target?.ids.has(fragment)) broken.push(`${from} links to ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(15);
});

test('every page for everybody is found from the start page, but the ones for guests of their own', async ({
  request,
}) => {
  const found = await crawl(request);
  const missing = OPEN_PAGES.map(({ path }) => path).filter((path) => !found.has(path));
  expect(missing).toEqual(['/badge-demo', '/ads/dsa-legal-rep', '/ads/eu-representative']);
});
