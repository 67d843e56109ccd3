import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { SITE_PAGES } from '@rep13/content';
import { fakeApi, ok, settle, withFakeBrowser } from '@rep13/testing-browser';
import { prerenderRemote } from '@rep13/web-kit/prerender';
import { MemoryRouter } from '@rep13/web-kit/router';
import { loadLanguage } from './language/languages.ts';
import { remote } from './routes.tsx';
import { siteMap } from './site-files/site-map.ts';

withFakeBrowser();

/** Pages of the other remotes that public pages may link to, and files of the site. */
const ELSEWHERE = ['/check', '/signup', '/client/login', '/.well-known/dsa-representative.json'];
/** One page for many addresses, each with its own words. */
const OF_ONE_MANDATE = '/register/:number';
/** What a private link opens: no words for search engines, and nothing to render ahead. */
const OF_ONE_REQUEST = '/authorities/r/:reference';
/** Pages whose words stand with them. */
const TITLES: Record<string, string> = {
  [OF_ONE_MANDATE]: 'Register entry | Rep13',
  [OF_ONE_REQUEST]: 'Your request | Rep13',
};
const OF_THE_FUNNEL = ['/ads/dsa-legal-rep', '/ads/eu-representative'];

const hreflangsIn = (head = ''): string[] =>
  [...head.matchAll(/hreflang="([^"]+)"/g)].map(([, code = '']) => code);

describe('the public pages', () => {
  const paths = remote.routes.map(({ path }) => path);

  it('are those that have their words in the content, but the pages of advertisements', () => {
    const described = SITE_PAGES.map(({ path }) => path).filter((path) => !OF_THE_FUNNEL.includes(path));
    expect(paths.filter((path) => !TITLES[path]).sort()).toEqual(described.sort());
    const others = remote.routes.filter(({ isPrerendered }) => !isPrerendered).map(({ path }) => path);
    expect(others).toEqual([OF_ONE_REQUEST]);
  });

  it('take nothing in that would be lost with the prerendered page', async () => {
    const { routes } = await prerenderRemote(remote);
    const enabled = Object.entries(routes).flatMap(([path, { body }]) => {
      const page = new DOMParser().parseFromString(body ?? '', 'text/html');
      return [...page.querySelectorAll(':is(input, textarea, select):enabled')].map(
        ({ outerHTML }) => `${path}: ${outerHTML}`,
      );
    });
    expect(enabled).toEqual([]);
  });

  it('that exist in two languages name both in their heads, and are there in both without scripts', async () => {
    await Promise.all(AUTHORITY_LANGUAGES.map(loadLanguage));
    const { routes } = await prerenderRemote(remote);
    // What stands in a language of authorities says so in an element of its own.
    const inLanguages = Object.entries(routes).filter(([, { body }]) => body?.startsWith('<div lang="en"'));
    expect(inLanguages.map(([path]) => path)).toEqual(['/register/:number', '/authorities']);
    for (const [path, { head, languages }] of inLanguages) {
      const dutch = languages?.nl;
      for (const each of [head, dutch?.head]) expect(hreflangsIn(each)).toEqual(['en', 'nl', 'x-default']);
      expect(dutch?.body).toMatch(/^<div lang="nl"/);
      expect(dutch?.head).toContain('content="nl_NL"');
      expect(dutch?.head.includes('rel="canonical" href="%ORIGIN%/authorities?lang=nl"')).toBe(
        path === '/authorities',
      );
    }
    const others = Object.entries(routes).filter(([path]) => !inLanguages.some(([one]) => one === path));
    expect(others.filter(([, { head, languages }]) => languages || hreflangsIn(head).length > 0)).toEqual([]);
    const listed = Object.keys(routes).filter((path) =>
      siteMap().includes(`<loc>%ORIGIN%${path}?lang=nl</loc>`),
    );
    const found = inLanguages.filter(([, { head }]) => !head?.includes('noindex')).map(([path]) => path);
    expect(listed).toEqual(found);
  });

  describe.each(remote.routes)('$path', ({ path, page }) => {
    async function show() {
      fakeApi({
        'GET /api/status': ok([]),
        'GET /api/status/history': ok({ days: 90, measured: [], incidents: [] }),
      });
      const Shown = await page();
      const { container } = render(<Shown />, {
        wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
      });
      await settle();
      return container;
    }

    it('has one main heading, and no level left out', async () => {
      const levels = [...(await show()).querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    });

    it('says in its head what it is', async () => {
      await show();
      if (TITLES[path]) return expect(document.title).toBe(TITLES[path]);
      const { title, description } = SITE_PAGES.find((head) => head.path === path) ?? {};
      expect(document.title).toBe(`${title} | Rep13`);
      expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(description);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
        new RegExp(`${path}$`),
      );
    });

    it('names no address by its path alone to readers of structured data', async () => {
      await show();
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(data.match(/"(url|@id|image|item|logo)":"\/[^"]*"/g)).toBeNull();
    });

    it('uses each id once and links only to what exists', async () => {
      const container = await show();
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      const inside = links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]);
      expect(inside.filter((href) => ![...paths, ...ELSEWHERE].includes(href ?? ''))).toEqual([]);
      const anchors = links.filter((href) => href.startsWith('#'));
      expect(anchors.filter((href) => !container.querySelector(href))).toEqual([]);
    });
  });
});
