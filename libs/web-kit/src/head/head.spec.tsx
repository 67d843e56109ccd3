import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { MemoryRouter } from '@rep13/web-kit/router';
import type { PageHead } from './head.ts';
import { headToHtml } from './head-html.ts';
import { HeadSink, useHead } from './useHead.ts';

const HEAD: PageHead = { title: 'Pricing', description: 'One price', keywords: 'dsa, price' };

function PageWith({ head }: { head: PageHead }) {
  useHead(head);
  return null;
}
const at = (path: string, head: PageHead) => (
  <MemoryRouter initialEntries={[path]}>
    <PageWith head={head} />
  </MemoryRouter>
);
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('useHead', () => {
  it('sets title, description, canonical link, keywords and social tags', () => {
    render(at('/pricing', HEAD));
    expect(document.title).toBe('Pricing | Rep13');
    expect(content('meta[name=description]')).toBe('One price');
    expect(content('meta[name=keywords]')).toBe('dsa, price');
    expect(content('meta[property="og:title"]')).toBe('Pricing | Rep13');
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://localhost/pricing',
    );
  });

  it('shows social networks a picture, by its whole address', () => {
    const html = headToHtml(HEAD, 'https://rep13.test', '/pricing');
    expect(html).toContain('property="og:image" content="https://rep13.test/social-image.png"');
    expect(html).toContain('property="og:type" content="website"');
    const article = headToHtml({ ...HEAD, publishedOn: '2025-01-25' }, 'https://rep13.test', '/blog/x');
    expect(article).toContain('property="og:type" content="article"');
    expect(article).toContain('property="article:published_time" content="2025-01-25"');
  });

  it('names its own addresses as a whole in structured data, however deep', () => {
    const offer = { '@type': 'Offer', url: '/pricing', name: '/not an address' };
    const structuredData = {
      url: '/',
      image: '/a.png',
      offers: [offer],
      sameAs: { '@id': 'https://x.test/' },
    };
    const html = headToHtml({ ...HEAD, structuredData }, 'https://rep13.test', '/pricing');
    const json = /ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      url: 'https://rep13.test/',
      image: 'https://rep13.test/a.png',
      offers: [{ ...offer, url: 'https://rep13.test/pricing' }],
      sameAs: { '@id': 'https://x.test/' },
    });
  });

  it.each([
    ['en', undefined, 'https://rep13.test/authorities', 'en_GB'],
    ['nl', undefined, 'https://rep13.test/authorities?lang=nl', 'nl_NL'],
    ['nl', '/register', 'https://rep13.test/register', 'nl_NL'],
  ])(
    'names each language of a page, and the address of the one that is shown: %s',
    (shown, path, own, locale) => {
      const languages = { offered: ['en', 'nl'], shown, locale: locale.replace('_', '-') };
      const head = { ...HEAD, languages, ...(path && { canonicalPath: path }) };
      const html = headToHtml(head, 'https://rep13.test', '/authorities');
      const links = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [
        code,
        href,
      ]);
      expect(links).toEqual([
        ['en', 'https://rep13.test/authorities'],
        ['nl', 'https://rep13.test/authorities?lang=nl'],
        ['x-default', 'https://rep13.test/authorities'],
      ]);
      expect(html).toContain(`rel="canonical" href="${own}"`);
      expect(html).toContain(`property="og:locale" content="${locale}"`);
      expect(headToHtml(HEAD, 'https://rep13.test', '/faq')).not.toContain('hreflang');
    },
  );

  it('names the languages of a page whose address is not known at build time beside that address', () => {
    const languages = { offered: ['en', 'nl'], shown: 'nl', locale: 'nl-NL' };
    const html = headToHtml({ ...HEAD, languages }, 'https://rep13.test', '/register/:number');
    expect(html).toContain('hreflang="nl" href="?lang=nl"');
    expect(html).toContain('hreflang="x-default" href="?"');
    expect(html).not.toContain('canonical');
  });

  it('leaves nothing of the page before, nor of the prerendered head', () => {
    document.head.innerHTML = headToHtml(HEAD, 'http://localhost', '/pricing');
    render(at('/faq', { title: 'FAQ', noIndex: true }));
    expect(document.title).toBe('FAQ | Rep13');
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(content('meta[name=description]')).toBeUndefined();
    expect(content('meta[name=robots]')).toBe('noindex');
  });

  it('hands the head to the build-time rendering', () => {
    const heads: PageHead[] = [];
    renderToString(<HeadSink value={(head) => heads.push(head)}>{at('/pricing', HEAD)}</HeadSink>);
    expect(heads).toEqual([HEAD]);
  });
});

describe('headToHtml', () => {
  it('names no address of a page whose address is not known at build time', () => {
    const html = headToHtml(HEAD, 'https://rep13.test', '/admin/tickets/:id');
    expect(html).toContain('og:title');
    expect(html).not.toContain(':id');
  });

  it('cannot be left by what it says', () => {
    const html = headToHtml(
      { title: '</title><b>"', structuredData: { name: '</script><b>' } },
      'https://rep13.test',
      '/',
    );
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;/title&gt;&lt;b&gt;&quot; | Rep13');
    expect(html).toContain('\\u003c/script>');
  });
});
