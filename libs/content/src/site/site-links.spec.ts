import { describe, expect, it } from '@jest/globals';
import { FACTS } from '../../test/site-facts.ts';
import { pageName, SITE_LINKS, SITE_PAGES, sitePassages } from '../index.ts';

const linked: readonly string[] = SITE_LINKS.flatMap(({ links }) => links.map(({ to }) => to));
/** Reached from elsewhere: the article from the blog, the ad pages from advertisements, the demo by its address. */
const REACHED_OTHERWISE = /^\/(|badge-demo|ads\/.+|blog\/.+)$/;

describe('the links at the foot of the site', () => {
  it('lead to every public page', () => {
    const pages = SITE_PAGES.map(({ path }) => path).filter((path) => !REACHED_OTHERWISE.test(path));
    expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
    expect(new Set(linked).size).toBe(linked.length);
  });
});

describe('pageName', () => {
  it('names every page that the assistant may give as a source', () => {
    const paths = sitePassages(FACTS).map(({ path }) => path);
    expect(paths.filter((path) => pageName(path).startsWith('/'))).toEqual([]);
    expect(pageName('/terms#fees')).toBe('Terms of Service');
  });

  it('falls back to the path', () => {
    expect(pageName('/new-page')).toBe('/new-page');
  });
});
