import { expect, type Browser, type Page } from '@playwright/test';
import { expectGoodPage } from './page-checks.ts';

/** As often as an open page asks what is released; its clock is ours. */
const ASKED_EVERY = '05:00';

/** A page that somebody leaves open. */
export async function openPage(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Essential Only' }).click();
  return page;
}

/** Goes on with what was there, is offered what is new, and takes it by the keyboard. The page ends up where it began. */
export async function expectOffer(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'New version' });
  const { pathname } = new URL(page.url());
  const footer = page.getByRole('contentinfo');
  const goTo = async (name: string) => {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await goTo('Contact');
  await expect(bar, 'just after the page was opened').toBeHidden();
  await page.getByRole('textbox').first().fill('Ada');
  await page.clock.fastForward(ASKED_EVERY);
  const asked = page.waitForResponse('**/versions.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(bar, 'while something is entered').toBeHidden();
  await page.goBack();
  await expect(bar).toContainText('A new version is ready.');
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expectGoodPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGoodPage(page);
  const reload = bar.getByRole('button', { name: 'Reload' });
  await reload.focus();
  await expect(reload).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
}
