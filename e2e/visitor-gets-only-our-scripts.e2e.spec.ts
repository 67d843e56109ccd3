import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    ranChangedScript?: boolean;
  }
}

const RETRY_CARD = 'This page could not be loaded';
const CHUNK = /\/marketing\/[0-9a-f]{16}\/pricing\.js$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a script with one changed byte does not run, and the visitor can try again', async ({ page }) => {
  await page.route(CHUNK, async (route) => {
    const answer = await route.fetch();
    const body = `${await answer.text()};window.ranChangedScript=true`;
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/pricing');
  await expect(heading(page, RETRY_CARD)).toBeVisible();
  expect(await page.evaluate(() => window.ranChangedScript)).toBeUndefined();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute(CHUNK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, RETRY_CARD)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script that is not there leaves the rest of the site standing', async ({ page }) => {
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page, RETRY_CARD)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(heading(page, 'Terms of Service')).toBeVisible();
});

/** In the HTML itself: what a script adds to a page is refused by Trusted Types already. */
test('a script that somebody slipped into the page does not run', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const slipped = '<script>window.ranChangedScript = true</script></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', slipped) });
  });
  await page.goto('/');
  expect(await page.content()).toContain('ranChangedScript');
  expect(await page.evaluate(() => window.ranChangedScript)).toBeUndefined();
});

test('a script that was refused is reported to us, by the browser itself', async ({ page }) => {
  await page.goto('/');
  const report = page.waitForResponse('**/api/csp-reports');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.ranChangedScript = true');
    document.head.append(script);
  });
  expect((await report).status()).toBe(202);
});

test('a text that somebody slipped in becomes no element, and the browser reports it', async ({ page }) => {
  await page.goto('/');
  const report = page.waitForResponse('**/api/csp-reports');
  const refused = await page.evaluate(() => {
    const place = document.createElement('div');
    try {
      place.innerHTML = '<img src="x" onerror="window.ranChangedScript = true">';
    } catch (error) {
      return (error as Error).name;
    }
    return place.innerHTML;
  });
  expect(refused).toBe('TypeError');
  expect((await report).status()).toBe(202);
});
