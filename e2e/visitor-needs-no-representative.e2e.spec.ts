import { expect, test } from '@playwright/test';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a visitor who needs no representative learns why, by keyboard alone', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/check');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('accessible by EU users');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText("You're Likely Not Required");
  await expect(page.getByText(/not accessible by EU users. Without a substantial connection/)).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('based outside the EU/EEA');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(complaints()).toEqual([]);
});
