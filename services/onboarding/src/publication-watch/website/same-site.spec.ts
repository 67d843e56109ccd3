import { isSameSite, likelyPages } from './same-site.ts';

describe('one site', () => {
  it.each([
    ['https://acme.example', 'https://www.acme.example/legal', true],
    ['acme.co.uk', 'http://shop.acme.co.uk', true],
    ['acme.co.uk', 'other.co.uk', false],
    ['one.github.io', 'two.github.io', false],
    ['acme.example', 'acme.example.org', false],
    ['acme.example', 'notacme.example', false],
    ['https://acme.example', 'https://acme.example@evil.example/', false],
    ['http://203.0.113.7', 'http://203.0.113.7/legal', true],
    ['http://203.0.113.7', 'http://203.0.113.8', false],
    ['https://müller.example', 'https://xn--mller-kva.example/', true],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameSite(one, other)).toBe(same);
  });
});

describe('the pages that may name a representative', () => {
  const base = 'https://www.acme.example/en/';
  const links = (...hrefs: string[]) => hrefs.map((href) => ({ href, text: '' }));

  it('are those of the same site, the likeliest first, each once', () => {
    const given = [
      ...links(
        '/privacy',
        '/impressum#top',
        '/impressum',
        'terms',
        'https://other.example/legal',
        'mailto:legal@acme.example',
        'javascript:legal()',
        '/blog',
        '#legal',
      ),
      { href: '/eu', text: 'Our EU representative' },
    ];
    expect(likelyPages(given, { page: base, base }, 8)).toEqual([
      'https://www.acme.example/eu',
      'https://www.acme.example/impressum',
      'https://www.acme.example/en/terms',
      'https://www.acme.example/privacy',
    ]);
  });

  it('are no more than asked for', () => {
    const many = links(...Array.from({ length: 30 }, (_, n) => `/legal/${n}`));
    expect(likelyPages(many, { page: base, base }, 8)).toHaveLength(8);
  });
});
