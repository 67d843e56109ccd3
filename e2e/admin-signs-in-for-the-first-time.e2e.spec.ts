import { expect, test, type Page } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { expectOnceRefreshed } from './steps/client.ts';
import {
  addColleague,
  becomeColleague,
  choosePassword,
  enterAdmin,
  expectGoodScreen,
  sendByHand,
  signInToAdmin,
} from './steps/admin.ts';
import { watchConsole } from './steps/page-checks.ts';

const OWN_PASSWORD = 'a red kite over the dunes';
const PATHS = [
  '/admin',
  '/admin?tab=audit',
  '/admin/designations',
  '/admin/representative',
  '/admin/coordinators',
  '/admin/profile-changes',
  '/admin/emails',
  '/admin/messages',
  '/admin/incidents',
  '/admin/retention',
  '/admin/dead-letters',
  '/admin/releases',
  '/admin/staff',
  '/admin/account',
  '/admin/tickets/new',
  '/admin/tickets/1',
  '/admin/clients/1',
];

const asksForOwnPassword = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();

test('a new admin replaces the one-time password before anything else, and for good', async ({ page }) => {
  test.slow();
  const admin = await signInAdmin();
  const credentials = await addColleague(admin, 'admin');
  const complaints = watchConsole(page);

  await page.goto('/admin/staff');
  await page.waitForURL(/\/admin\/login\?next=/);
  await expectGoodScreen(page);
  await enterAdmin(page, credentials);
  await asksForOwnPassword(page);
  expect(complaints()).toEqual([]);
  for (const path of PATHS) {
    await page.goto(path);
    await asksForOwnPassword(page);
  }
  await expectGoodScreen(page);
  expect(await sendByHand(page, 'POST', '/api/admin/users', {})).toEqual({
    status: 403,
    code: 'gateway.password-change-required',
  });

  await choosePassword(page, credentials.password, 'short');
  await expectProblem(page, 'New password', 'Password must be at least 8 characters');
  await choosePassword(page, credentials.password, 'Password123');
  await expectProblem(page, 'New password', 'This password is too common. Please choose another one.');
  await expectGoodScreen(page);
  await choosePassword(page, 'not what I was given', OWN_PASSWORD);
  await expectProblem(page, 'Current password', 'This is not your current password');
  await expectGoodScreen(page);
  await choosePassword(page, credentials.password, OWN_PASSWORD);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Choose your own password');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await enterAdmin(page, credentials);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password.' })).toBeVisible();
  await expectGoodScreen(page);
  await signInToAdmin(page, { ...credentials, password: OWN_PASSWORD });
  await admin.dispose();
});

test('going back after a sign-out shows nothing', async ({ page }) => {
  const admin = await signInAdmin();
  const colleague = await becomeColleague(admin, 'caseworker');
  await signInToAdmin(page, colleague);
  await page.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByText(/^Updated at/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await admin.dispose();
});

test('a colleague who is deactivated is out at once, and the open page says so', async ({ page }) => {
  const admin = await signInAdmin();
  const colleague = await becomeColleague(admin, 'caseworker');
  await page.clock.install();
  await signInToAdmin(page, colleague);
  await page.goto('/admin/emails');
  await expect(page.getByText('Refreshes every 30 seconds.')).toBeVisible();

  expect((await admin.post(`/api/admin/users/${colleague.id}/deactivate`, { data: {} })).ok()).toBe(true);
  await expectOnceRefreshed(page, page.getByText('Your session has ended.'));
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toHaveCount(0);
  await expectGoodScreen(page);
  await enterAdmin(page, colleague);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password.' })).toBeVisible();

  expect((await admin.post(`/api/admin/users/${colleague.id}/reactivate`, { data: {} })).ok()).toBe(true);
  await enterAdmin(page, colleague);
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await admin.dispose();
});

/** A refusal stands at its field, for eyes and for screen readers. */
async function expectProblem(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}
