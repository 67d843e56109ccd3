import { expect, test } from '@playwright/test';
import { becomeClient } from './steps/client.ts';
import { firstAdmin, openDesk } from './steps/desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What ended only sometimes must end each time. */
const TIMES = 8;

test('a dialog opens with the focus in it and leaves, each time', async ({ page }) => {
  await openDesk(page, firstAdmin(), '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (let time = 0; time < TIMES; time += 1) {
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }

  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Add a member' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a list of choices leaves when one is taken, each time', async ({ page }) => {
  const { company } = await becomeClient();
  await openDesk(page, firstAdmin(), '/admin/tickets/new');
  const choice = page.locator('.ant-select-item-option').filter({ hasText: company.companyName });
  for (let time = 0; time < TIMES; time += 1) {
    await page.getByLabel('Client', { exact: true }).fill(company.companyName);
    await choice.click();
    await expect(choice).toBeHidden();
  }
});
