import { expect, test, type Page } from '@playwright/test';
import { expectGoodPage } from './steps/page-checks.ts';
import { watchLayoutShift } from './steps/watch-page.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
};
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((signal) => [signal, 'granted']));

/** The data layer as a tag manager reads it: commands as lists, facts as objects. */
const pushed = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );
const events = async (page: Page, name: string) =>
  (await pushed(page)).filter((entry) => (entry as { event?: string }).event === name);
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('a visitor who has not chosen is not measured, and nothing is stored', async ({ page, context }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/?utm_source=search&gclid=g1');
  await expect(banner(page)).toBeVisible();
  const { sum, moved } = await layoutShift();
  expect(sum, moved.join('\n')).toBe(0);
  expect(await pushed(page)).toEqual([
    ['consent', 'default', DENIED],
    expect.objectContaining({ event: 'page_view', page_path: '/' }),
  ]);
  expect(await stored(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expectGoodPage(page);
});

for (const [button, choice] of [
  ['Essential Only', 'essential'],
  ['Close and decline', 'declined'],
] as const) {
  test(`"${button}" keeps everything denied, and is remembered`, async ({ page }) => {
    await page.goto('/?utm_source=search');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    expect((await pushed(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
    expect(await stored(page)).toEqual(['rep13.consent']);
    await page.reload();
    await expect
      .poll(async () => (await pushed(page)).slice(0, 2))
      .toEqual([
        ['consent', 'default', DENIED],
        ['consent', 'update', DENIED],
      ]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('rep13.consent') ?? '{}').choice)).toBe(
      choice,
    );
  });
}

test('a visitor accepts everything, and takes it back from the foot of the page', async ({ page }) => {
  await page.goto('/?utm_source=search');
  await banner(page).getByRole('button', { name: 'Settings' }).click();
  for (const kind of ['Essential', 'Analytics', 'Advertising']) {
    await expect(banner(page).getByText(kind, { exact: true })).toBeVisible();
  }
  await banner(page).getByRole('button', { name: 'Back' }).click();
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  expect((await pushed(page)).at(-1)).toEqual(['consent', 'update', GRANTED]);
  expect(await stored(page)).toEqual(['rep13.consent', 'rep13.attribution']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Essential Only' }).click();
  expect((await pushed(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
  expect(await stored(page)).toEqual(['rep13.consent']);
});

test('a visitor is asked again after half a year', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await page.evaluate(() => {
    const at = Date.now() - 182 * 24 * 60 * 60 * 1000;
    localStorage.setItem('rep13.consent', JSON.stringify({ choice: 'all', version: 1, at }));
  });
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect((await pushed(page)).filter((entry) => Array.isArray(entry))).toEqual([
    ['consent', 'default', DENIED],
  ]);
});

test('an order is counted once, whatever the visitor reloads', async ({ page }) => {
  await page.goto('/ads/success?transaction_id=T-1%3Cscript%3E&utm_source=search&signupId=734512901');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody has registered here yet');
  await expect
    .poll(() => events(page, 'purchase'))
    .toEqual([
      {
        event: 'purchase',
        transaction_id: 'T-1script',
        value: 300,
        currency: 'EUR',
        items: [
          {
            item_id: 'dsa-legal-rep',
            item_name: 'DSA Legal Representative Service',
            category: 'Compliance Services',
            quantity: 1,
            price: 300,
          },
        ],
      },
    ]);
  expect(JSON.stringify(await events(page, 'page_view'))).not.toContain('734512901');
  const order = (await pushed(page)).map((entry) => (entry as { event?: string }).event).filter(Boolean);
  expect(order).toEqual(['page_view', 'purchase']);

  await page.reload({ waitUntil: 'networkidle' });
  expect(await events(page, 'purchase')).toEqual([]);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('registered');
  expect(await events(page, 'purchase')).toEqual([]);
});
