import { expect, test } from '@playwright/test';
import { openAdmin, firstAdmin } from './steps/admin.ts';
import { watchLayoutShift } from './steps/watch-page.ts';

/** What the Web Vitals call good. */
const GOOD = 0.1;

for (const width of [320, 375, 768]) {
  test(`the dashboard stays where it is while its figures come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await openAdmin(page, firstAdmin(), '/admin');
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Total Checks' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await layoutShift()).toBeLessThan(GOOD);
  });
}
