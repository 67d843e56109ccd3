import { expect, test } from '@playwright/test';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const JAVASCRIPT_BUDGET = 150 * 1024;
const REQUEST_BUDGET = 15;

test('a first visit to the landing page costs little, and no antd', async ({ page }) => {
  const complaints = watchConsole(page);
  const sizes: Promise<{ url: string; bytes: number; isScript: boolean }>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        bytes: responseBodySize,
        isScript: request.resourceType() === 'script',
      })),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(sizes);
  const scripts = loaded.filter(({ isScript }) => isScript);
  const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes, 'bytes of JavaScript as transferred').toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
  expect(loaded.length, loaded.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(REQUEST_BUDGET);
  expect(loaded.filter(({ url }) => /antd|funnel|admin|client-portal/.test(url))).toEqual([]);
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);
  test.info().annotations.push({ type: 'JavaScript', description: `${bytes} bytes` });
});

test('a wrong address is told apart, with a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectGoodPage(page);
});
