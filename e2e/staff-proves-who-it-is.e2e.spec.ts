import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openBrowserless, send, signInAdmin } from './steps/api.ts';
import { becomeClient, signInClient } from './steps/client.ts';
import { becomeColleague, expectGoodScreen, openAdmin } from './steps/admin.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { letElevenMinutesPass } from './steps/time-since-the-password.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Enter your password again' });

async function answer(page: Page, password: string): Promise<void> {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('an admin enters the password again, and what was chosen and asked for goes on', async ({ page }) => {
  const first = await signInAdmin();
  const admin = await becomeColleague(first, 'admin');
  const colleague = await becomeColleague(first, 'caseworker');
  await openAdmin(page, admin, '/admin/staff');
  await letElevenMinutesPass({ adminUserId: admin.id });

  await page.getByRole('button', { name: `Role: ${colleague.username}` }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('auditor');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await answer(page, 'not the right one');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectGoodScreen(page);
  await answer(page, admin.password);
  await expect(page.getByText('The role is changed')).toBeVisible();
  await expect(page.getByRole('row', { name: colleague.username })).toContainText('Auditor');

  await letElevenMinutesPass({ adminUserId: admin.id });
  // What was proven a moment ago counts for ten minutes, whenever the sign-in was.
  await page.goto('/admin?tab=checks');
  const file = page.waitForEvent('download');
  await page.getByText('Export as CSV').click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain('Company');
  await first.dispose();
});

test('staff gets a file only once the password is entered again', async ({ page }) => {
  const first = await signInAdmin();
  const auditor = await becomeColleague(first, 'auditor');
  await first.dispose();
  await openAdmin(page, auditor, '/admin?tab=checks');
  await letElevenMinutesPass({ adminUserId: auditor.id });
  await page.getByText('Export as CSV').click();
  await expect(question(page)).toBeVisible();
  const file = page.waitForEvent('download');
  await answer(page, auditor.password);
  expect((await file).suggestedFilename()).toMatch(/^compliance-checks-.*\.csv$/);
  await expect(question(page)).toBeHidden();
});

test('a client ends other sessions once the password is entered again', async ({ page }) => {
  const client = await becomeClient();
  await signInClient(page, client);
  const elsewhere = await openBrowserless();
  await send(elsewhere, '/api/client/login', { clientId: client.clientId, password: client.password });
  const complaints = watchConsole(page);
  await page.goto('/client/account');
  await letElevenMinutesPass({ signupId: client.signupId });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(question(page)).toBeVisible();
  await expectGoodPage(page);
  await answer(page, client.password);
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect((await elsewhere.get('/api/client/user')).status()).toBe(401);
  expect(complaints().filter((complaint) => !/status of 403/.test(complaint))).toEqual([]);
  await elsewhere.dispose();
});
