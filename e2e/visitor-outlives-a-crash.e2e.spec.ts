import { expect, test } from '@playwright/test';
import { kill } from './steps/running-stack.ts';

test.describe('a visitor', () => {
  test('gets the next page although the gateway was killed in between', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    kill('gateway');

    await expect
      .poll(() =>
        page.request.get('/readyz').then(
          (r) => r.ok(),
          () => false,
        ),
      )
      .toBe(true);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
