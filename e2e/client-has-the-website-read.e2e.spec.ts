import { expect, test, type Page } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, openPortal } from './steps/client.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a client has the website read now, and is told calmly that nobody answers there', async ({ page }) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  await openPortal(page, client, 'agreement');
  const website = page.getByRole('region', { name: 'On your website' });
  await expectWatched(page);
  await expect(website).toContainText(/We do so for the first time on/);
  await expectGoodPage(page);

  await website.getByRole('button', { name: 'Check now' }).focus();
  await page.keyboard.press('Enter');
  await expect(website.getByRole('status')).toHaveText('Read just now: not reached.', { timeout: 30_000 });
  await expect(website.getByRole('note')).toContainText('At the last check:');
  await website.getByText('Previous check', { exact: true }).click();
  await expect(website.getByText('Not reached', { exact: true })).toBeVisible();

  await website.getByText('Change page').click();
  await website.getByLabel('Page that names your representative').fill('northwind.example/legal');
  await website.getByRole('button', { name: 'Read this page' }).click();
  await expect(website.getByText(/begins with http/).first()).toBeVisible();
  await expectGoodPage(page);
  await website.getByLabel('Page that names your representative').fill('https://www.northwind.example/legal');
  await website.getByRole('button', { name: 'Read this page' }).click();
  await expect(website.getByText('https://www.northwind.example/legal')).toBeVisible();
  await expect(website.getByRole('button', { name: 'Check now' })).toBeEnabled({ timeout: 30_000 });
  await expectGoodPage(page);

  const admin = await signInAdmin();
  const note = { note: 'In the footer, by hand.' };
  const confirmed = await admin.post(`/api/admin/clients/${client.signupId}/publication/confirm`, {
    data: note,
  });
  expect(confirmed.ok()).toBe(true);
  await admin.dispose();
  await page.reload();
  await expect(website).toContainText('Our staff saw all details of your representative on your website on');
  await expect(page.getByText(note.note)).toHaveCount(0);
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);
});

/** The mandate, and with it the watch, begins a moment after payment and signature. */
async function expectWatched(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}
