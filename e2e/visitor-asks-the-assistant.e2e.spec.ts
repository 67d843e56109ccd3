import { expect, test, type Page } from '@playwright/test';
import { ASSISTANT_MESSAGES } from '@rep13/contracts-onboarding/constants';
import { CHAT, CHAT_BUTTON } from '@rep13/content';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { controlsUnder } from './steps/watch-page.ts';

const opener = (page: Page) => page.getByRole('button', { name: CHAT_BUTTON.open });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'DSA Compliance Assistant (Beta)' });
const log = (page: Page) => dialog(page).getByRole('log');
const input = (page: Page) => dialog(page).getByRole('textbox', { name: CHAT.question });

test('a visitor asks with the keyboard, and follows a source on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const complaints = watchConsole(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => url.includes('assistant'))).toEqual([]);

  await opener(page).press('Enter');
  await expect(input(page)).toBeFocused();
  expect(loaded.some((url) => url.endsWith('/assistant.js'))).toBe(true);
  await expect(log(page)).toContainText(CHAT.greeting);
  await expect(dialog(page).getByRole('listitem')).toHaveText(CHAT.quickQuestions.slice(0, 3));
  await expectGoodPage(page);

  // The stack under test has no key of an AI provider: our pages are quoted.
  await page.keyboard.type('What does it cost?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('What does it cost?');
  await expect(log(page)).toContainText('“The fee is EUR 300 a year, renews yearly.');
  await expect(log(page)).toContainText(ASSISTANT_MESSAGES.quoted);
  await expect(input(page)).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await expectGoodPage(page);

  await log(page).getByRole('link').first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/\/$/);
  await opener(page).click();
  await expect(log(page)).toContainText(ASSISTANT_MESSAGES.quoted);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await page.reload();
  await opener(page).click();
  await expect(log(page)).not.toContainText('What does it cost?');
  expect(complaints()).toEqual([]);
});

test('the assistant covers neither the question about cookies nor the foot of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/terms');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  const above = await opener(page).boundingBox();
  const below = await banner.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await banner.getByRole('button', { name: 'Essential Only' }).click();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const button = await opener(page).boundingBox();
  const lastLine = await page.getByRole('contentinfo').getByRole('listitem').last().boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

/** The steps of the way to a mandate, and a page with a form beside it. */
const TASKS = ['/check', '/signup', '/payment', '/signature', '/ads/success', '/client/login'];

for (const width of [390, 1440]) {
  test(`the assistant is on every step of the way at ${width} px, and never over a control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of TASKS) {
      await page.goto(path);
      await expect(opener(page), path).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 250) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expect.poll(() => controlsUnder(opener(page)), { message: `${path} at ${top}` }).toEqual([]);
      }
    }
  });
}

test('every step of the way has the top bar and the whole foot of the site', async ({ page }) => {
  for (const path of TASKS.slice(0, 5)) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    for (const name of ['How It Works', 'Pricing', 'FAQ', 'Free Compliance Check'])
      await expect(bar.getByRole('link', { name }), path).toBeVisible();
    const foot = page.getByRole('contentinfo');
    for (const text of ['Services', 'Contact', 'Mon-Fri 9AM-6PM CET', 'Amsterdam', 'Privacy Policy'])
      await expect(foot, path).toContainText(text);
  }
});

test('the assistant reads well in the dark, is there for clients, and leaves staff alone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  await opener(page).click();
  await dialog(page).getByRole('button', { name: CHAT.quickQuestions[0] }).click();
  await expect(log(page)).toContainText(ASSISTANT_MESSAGES.quoted);
  await expectGoodPage(page);
  await page.goto('/client/login');
  await expect(opener(page)).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});
