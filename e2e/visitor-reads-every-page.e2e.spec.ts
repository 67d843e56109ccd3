import { expect, test, type Page } from '@playwright/test';
import { CHAT_BUTTON } from '@rep13/content';
import { BASE_URL } from './steps/api.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { OPEN_PAGES, type OpenPage } from './steps/public-pages.ts';
import { unreachedByKeyboard, watchLayoutShift } from './steps/watch-page.ts';

/** The question about cookies has been answered, so that the pages stand alone. */
const answered = {
  cookies: [],
  origins: [
    {
      origin: new URL(BASE_URL || 'http://localhost').origin,
      localStorage: [
        {
          name: 'rep13.consent',
          value: JSON.stringify({ choice: 'essential', version: 1, at: Date.now() }),
        },
      ],
    },
  ],
};
test.use({
  storageState: answered,
  viewport: { width: 320, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
});

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

async function expectHead(page: Page, { path, title, description }: OpenPage): Promise<void> {
  if (typeof title === 'string') await expect(page).toHaveTitle(`${title} | Rep13`);
  else await expect(page).toHaveTitle(title);
  expect(await content(page, 'meta[name=description]')).toMatch(description);
  expect((await content(page, 'meta[name=keywords]'))?.split(',').length).toBeGreaterThan(1);
  const url = new URL(path, BASE_URL).href;
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(url);
  expect(await content(page, 'meta[property="og:url"]')).toBe(url);
  expect(await content(page, 'meta[property="og:image"]')).toBe(new URL('/social-image.png', BASE_URL).href);
  expect(await page.title()).toBe(await content(page, 'meta[property="og:title"]'));
}

/** Pages of authorities: nothing is sold there, and no advice is offered. */
const ENCLOSED = ['/authorities', '/register', '/verify'];

for (const open of OPEN_PAGES) {
  test(`a visitor reads ${open.path} on a small phone, and with the keyboard`, async ({ page }) => {
    const complaints = watchConsole(page);
    const layoutShift = await watchLayoutShift(page);
    const answer = await page.goto(open.path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expectHead(page, open);
    await page.evaluate(() => document.fonts.ready);
    const { sum, moved } = await layoutShift();
    expect(sum, moved.join('\n')).toBe(0);
    await expectGoodPage(page);
    // The shell's own, and the last to come: the assistant, or where it is not offered the settings.
    const last = ENCLOSED.includes(open.path) ? 'Cookie settings' : CHAT_BUTTON.open;
    await expect(page.getByRole('button', { name: last })).toBeVisible();
    expect(await unreachedByKeyboard(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
}

test('a visitor without JavaScript reads the same pages', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  for (const { path } of OPEN_PAGES.filter(({ isPrerendered }) => isPrerendered)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(250);
    const wayOn = ENCLOSED.includes(path) ? 'Privacy Policy' : 'Free Compliance Check';
    await expect(page.getByRole('link', { name: wayOn }).first(), path).toBeVisible();
  }
  for (const [path, what] of [
    ['/check', 'The check'],
    ['/signup', 'The registration'],
  ] as const) {
    await page.goto(path);
    const remark = page.locator('main noscript p');
    await expect(remark).toBeVisible();
    await expect(remark).toContainText(`${what} needs JavaScript.`);
  }
  await context.close();
});

test('a visitor with a dark screen reads as well', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', storageState: answered });
  const page = await context.newPage();
  for (const path of ['/', '/pricing', '/blog/do-i-need-dsa-legal-representative']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectGoodPage(page);
  }
  await context.close();
});
