import { describe, expect, it } from '@jest/globals';
import { asciiHost, isPageAddress, normalisedWebsite } from './hosts.ts';

describe('a website', () => {
  it.each([
    ['https://müller.ch', 'https://xn--mller-kva.ch'],
    ['mu\u0308ller.ch/impressum', 'xn--mller-kva.ch/impressum'],
    ['https://xn--mller-kva.ch', 'https://xn--mller-kva.ch'],
    ['https://例子.中国:8443/法律?a=ü#b', 'https://xn--fsqu00a.xn--fiqs8s:8443/法律?a=ü#b'],
    ['\u200bhttps://exam\u00adple.com/\ufeff', 'https://example.com/'],
    ['HTTPS://WWW.EXAMPLE.COM/', 'HTTPS://WWW.EXAMPLE.COM/'],
    ['https://my_shop.example.com', 'https://my_shop.example.com'],
  ])('%s is kept as %s', (typed, normalised) => {
    expect(normalisedWebsite(typed)).toBe(normalised);
    expect(normalisedWebsite(normalised)).toBe(normalised);
  });

  it.each([
    'example',
    'ftp://a.example',
    'https://',
    'a b.example',
    'http://-a.com',
    'a_b.com',
    'u@a.example',
    '192.0.2.1',
  ])('is not %s', (typed) => {
    expect(normalisedWebsite(typed)).toBeNull();
  });

  it('is a page with its scheme alone', () => {
    expect([isPageAddress('https://müller.ch/a'), isPageAddress('müller.ch/a')]).toEqual([true, false]);
  });
});

it.each([
  'a..example',
  'a.example.',
  '.example',
  'a%2eb.example',
  `${'a'.repeat(64)}.example`,
  '1.2.3',
  '[::1]',
  'a@b.example',
])('%s is no host', (host) => {
  expect(asciiHost(host)).toBeNull();
});
