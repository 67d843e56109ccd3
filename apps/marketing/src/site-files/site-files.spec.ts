import { describe, expect, it } from '@jest/globals';
import { SITE_PAGES } from '@rep13/content';
import { robots } from './robots.ts';
import { securityContact } from './security-contact.ts';
import { siteMap } from './site-map.ts';

describe('robots.txt', () => {
  it('keeps search engines out of private pages and leads them to the site map', () => {
    expect(robots()).toContain('Disallow: /client/\n');
    expect(robots()).toContain('Disallow: /authorities/r/\n');
    expect(robots()).not.toContain('Disallow: /authorities\n');
    expect(robots()).toContain('Sitemap: %ORIGIN%/sitemap.xml\n');
  });
});

describe('sitemap.xml', () => {
  it('names every public page once in each of its languages, by its whole address', () => {
    const addresses = [...siteMap().matchAll(/<loc>%ORIGIN%([^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining(SITE_PAGES.map(({ path }) => path)));
    expect(addresses).toContain('/check');
  });

  it('names all languages of a page beside each', () => {
    const entries = siteMap().match(/.*authorities.*/g) ?? [];
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry.match(/hreflang="[^"]+"/g)).toHaveLength(3);
  });

  it('names no private page', () => {
    expect(siteMap()).not.toMatch(/\/(client|admin|payment|signature|api|authorities\/r)\b/);
  });
});

describe('security.txt', () => {
  it('holds for less than a year, as RFC 9116 wants', () => {
    const text = securityContact(new Date('2026-11-21T12:34:56Z'));
    expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  });
});
