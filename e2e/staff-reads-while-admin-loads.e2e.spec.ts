import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { openAdmin, firstAdmin } from './steps/admin.ts';
import { watchLayoutShift } from './steps/watch-page.ts';

/** Far below what the Web Vitals call good (0.1): the clock beside the places may push a word aside, nothing else. */
const STILL = 0.01;

for (const width of [320, 768, 1440]) {
  for (const late of ['totals', 'compliance-checks']) {
    test(`the dashboard stays where it is when its ${late} come late, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await openAdmin(page, firstAdmin(), '/admin');
      const layoutShift = await watchLayoutShift(page);
      await missPromises(page);
      // An order that another journey files meanwhile would come into the header.
      await page.route('**/api/admin/sla-tickets?waiting=true*', (route) => route.fulfill({ json: [] }));
      await page.route(`**/api/admin/${late}*`, async (route) => {
        await delay(600);
        await route.fallback();
      });
      await page.goto('/admin');
      await expect(page.getByText('3 SLA violations detected')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const { sum, moved } = await layoutShift();
      expect(sum, moved.join('\n')).toBeLessThan(STILL);
    });
  }
}

/** As if three orders had been late: the alert then comes with the totals. */
async function missPromises(page: Page): Promise<void> {
  await page.route('**/api/admin/totals', async (route) => {
    const response = await route.fetch();
    const totals = (await response.json()) as { tickets: object };
    await route.fulfill({ response, json: { ...totals, tickets: { ...totals.tickets, violations: 3 } } });
  });
}
