import { expect, test, type Page } from '@playwright/test';
import { BASE_URL } from './steps/api.ts';
import { legalEntityOf } from './steps/legal-entity.ts';
import { OPEN_PAGES } from './steps/public-pages.ts';

const url = (path: string) => new URL(path, BASE_URL).href;

async function structuredData(page: Page, path: string): Promise<Record<string, unknown>[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as unknown).flat() as Record<string, unknown>[];
}

test('search engines get the site map, the rules and each page of the map', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${url('/sitemap.xml')}`);
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // A page in several languages is listed once in each.
  const pages = new Set(listed.map((address) => address.replace(/\?lang=.*/, '')));
  expect([...pages].toSorted()).toEqual(OPEN_PAGES.map(({ path }) => url(path)).toSorted());
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200);
});

for (const [path, type] of [
  ['/favicon.ico', /^image\//],
  ['/icon.svg', /^image\/svg/],
  ['/apple-touch-icon.png', /^image\/png/],
  ['/social-image.png', /^image\/png/],
  ['/.well-known/security.txt', /^text\/plain/],
  ['/.well-known/dsa-representative.json', /^application\/json/],
] as const) {
  test(`${path} answers`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    expect((await answer.body()).length).toBeGreaterThan(100);
  });
}

/** What schema.org's types need to be of use to a search engine. */
test('the start page names the organization and its offer of 300 EUR', async ({ page }) => {
  const [organization] = await structuredData(page, '/');
  const { brand, city, country } = await legalEntityOf(page);
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    url: url('/'),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    makesOffer: {
      '@type': 'Offer',
      price: '300.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemOffered: { '@type': 'Service', name: expect.any(String) },
    },
  });
});

test('the check says how it is done: three steps, five minutes', async ({ page }) => {
  const [howTo] = await structuredData(page, '/check');
  expect(howTo).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: expect.any(String),
    totalTime: 'PT5M',
  });
  const steps = howTo?.['step'] as object[];
  expect(steps).toHaveLength(3);
  for (const step of steps) {
    expect(step).toMatchObject({
      '@type': 'HowToStep',
      name: expect.stringMatching(/.+/),
      text: expect.stringMatching(/.+/),
    });
  }
});

test('the article says what it is, by whom and when', async ({ page }) => {
  const [article] = await structuredData(page, '/blog/do-i-need-dsa-legal-representative');
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    '@type': expect.stringMatching(/^(Article|BlogPosting)$/),
    headline: expect.stringMatching(/^.{10,110}$/),
    datePublished: '2025-01-25',
    image: url('/social-image.png'),
    author: { '@type': 'Organization', name: 'Rep13' },
    publisher: { '@type': 'Organization', name: 'Rep13' },
  });
});
