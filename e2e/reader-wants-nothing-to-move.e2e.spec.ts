import { expect, test } from '@playwright/test';
import { becomeClient } from './steps/client.ts';
import { firstAdmin, openAdmin } from './steps/admin.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What ended only sometimes must end each time. */
const TIMES = 8;

test('a list of choices leaves when one is taken, each time', async ({ page }) => {
  const { company } = await becomeClient();
  await openAdmin(page, firstAdmin(), '/admin/tickets/new');
  const choice = page.locator('.ant-select-item-option').filter({ hasText: company.companyName });
  for (let time = 0; time < TIMES; time += 1) {
    await page.getByLabel('Client', { exact: true }).fill(company.companyName);
    await expect(choice).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(choice).toBeHidden();
  }
});
