import { expect, test } from '@playwright/test';
import { takeDownGateway } from './steps/trouble.ts';

test.describe('a visitor', () => {
  test('gets the next page although the gateway was killed in between', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await takeDownGateway().untilServed();

    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
