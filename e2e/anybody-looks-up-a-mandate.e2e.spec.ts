import { expect, test } from '@playwright/test';
import { BASE_URL } from './steps/api.ts';
import { becomeClient, registerNumberOf } from './steps/client.ts';
import { expectGoodPage } from './steps/page-checks.ts';

test('a number that nobody has leads on, calmly', async ({ page }) => {
  await page.goto('/register/R13-ZZZZZZZZ');
  await expect(page.getByRole('heading', { level: 1, name: 'No such entry' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Search by name or domain' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('an entry is the same page without scripts, and nothing is sold round it', async ({ page, browser }) => {
  const address = `/register/${await registerNumberOf(await becomeClient())}`;
  await page.goto(address);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Free Compliance Check' })).toHaveCount(0);
  const context = await browser.newContext({ baseURL: BASE_URL, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(address);
  expect(await still.locator('article').innerText()).toBe(await page.locator('article').innerText());
  // Fonts may come to one of them later than to the other.
  await expect(async () => {
    expect(await still.locator('article').boundingBox()).toEqual(await page.locator('article').boundingBox());
  }).toPass();
  expect(await still.title()).toBe(await page.title());
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`the register is a good page, ${colorScheme}, at ${width} pixels`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: BASE_URL,
        colorScheme,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const number = await registerNumberOf(await becomeClient());
      await page.goto('/register');
      await page.getByLabel(/^Company, domain/).fill('northwind.example');
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'R13-' }).first()).toBeVisible();
      await expectGoodPage(page);
      await page.goto(`/register/${number}`);
      await expect(page.getByText(number).first()).toBeVisible();
      await expectGoodPage(page);
      await context.close();
    });
  }
}
