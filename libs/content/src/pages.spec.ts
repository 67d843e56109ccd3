import { describe, expect, it } from '@jest/globals';
import { FACTS } from '../test/site-facts.ts';
import { ALL_TEXTS, linksOf } from '../test/site-texts.ts';
import {
  DO_I_NEED_ARTICLE,
  dataProcessingAgreement,
  DSA_ARTICLE_13_PAGE,
  privacyPolicy,
  PUBLIC_PAGES,
  representativeInformation,
  SECURITY_PAGE,
  SITE_PAGES,
  sitePassages,
  termsOfService,
} from './index.ts';

/** The public pages that the site promises, the agreement to read, and the two that advertisements lead to. */
const MARKETING = [
  '/',
  '/legal',
  '/terms',
  '/register',
  '/authorities',
  '/privacy',
  '/cases',
  '/contact',
  '/security',
  '/about',
  '/status',
  '/verify',
  '/dpa',
  '/changelog',
  '/dsa-article-13',
  '/blog',
  '/blog/do-i-need-dsa-legal-representative',
  '/faq',
  '/pricing',
  '/badge-demo',
  '/sample-agreement',
  '/ads/dsa-legal-rep',
  '/ads/eu-representative',
];

/** Pages of the other remotes that public pages may link to. */
const ELSEWHERE = ['/check', '/signup', '/client/login'];

const pageOf = (address: string) => address.split('#')[0] ?? '';

describe('the public pages', () => {
  it('are those of the route table', () => {
    expect(SITE_PAGES.map(({ path }) => path).sort()).toEqual([...MARKETING].sort());
  });

  it('hold those that the site shows', () => {
    const heads = new Set<object>(SITE_PAGES);
    expect(Object.values(PUBLIC_PAGES).filter((page) => !heads.has(page))).toEqual([]);
  });

  it('have titles and descriptions of their own', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = SITE_PAGES.map((page) => page[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it.each(SITE_PAGES)('describe $path in lengths that search engines show', (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.keywords.split(', ').length).toBeGreaterThan(2);
  });
});

describe('links', () => {
  const links = linksOf(ALL_TEXTS);

  it('lead to pages that exist', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => ![...MARKETING, ...ELSEWHERE].includes(pageOf(to)))).toEqual([]);
  });

  it('lead from the pages on to the check, the registration and the contact where the spec says so', () => {
    expect(linksOf(DSA_ARTICLE_13_PAGE)).toEqual(expect.arrayContaining(['/check', '/signup', '/contact']));
    expect(linksOf(ALL_TEXTS['FAQ_LINKS'])).toEqual(expect.arrayContaining(['/check', '/contact']));
  });
});

describe('sections', () => {
  it.each([
    ['/terms', termsOfService(FACTS).clauses],
    ['/privacy', privacyPolicy(FACTS).clauses],
    ['/dpa', dataProcessingAgreement(FACTS).clauses],
    ['/dsa-article-13', DSA_ARTICLE_13_PAGE.sections],
    ['/blog/do-i-need-dsa-legal-representative', DO_I_NEED_ARTICLE.sections],
    ['/security', SECURITY_PAGE.sections],
    ['/legal', representativeInformation(FACTS).sections],
  ])('of %s have one link target each', (_, sections) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});

describe('the passages of the assistant', () => {
  const passages = sitePassages(FACTS);

  it('come from pages that exist and say something', () => {
    expect(passages.filter(({ path }) => !MARKETING.includes(pageOf(path)))).toEqual([]);
    expect(passages.filter(({ heading, text }) => heading === '' || text.length < 20)).toEqual([]);
  });

  it('leave out what is only a sample', () => {
    const text = JSON.stringify(passages);
    expect(text).not.toMatch(/A\. Example|B\. Example|500\+|4\.8\/5|Singapore/);
  });
});
