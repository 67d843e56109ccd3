import { expect, test, type Page } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, type Client } from './steps/client.ts';
import { addColleague, addressOf, newUsername, type Credentials } from './steps/admin.ts';
import { mailsTo } from './steps/inbox.ts';
import { pressOn, typeInto } from './steps/keyboard.ts';
import { watchConsole } from './steps/page-checks.ts';

const OWN_PASSWORD = 'a red kite over the dunes';

test('a new admin without a mouse takes up the work', async ({ page }) => {
  test.slow();
  const complaints = watchConsole(page);
  const first = await signInAdmin();
  const credentials = await addColleague(first, 'admin');
  await first.dispose();
  const client = await becomeClient();

  await page.goto('/admin/login');
  await signInForTheFirstTime(page, credentials);
  await pressOn(page, page.getByRole('link', { name: 'Staff' }));
  const colleague = await addMember(page);
  await confirm(page, `Deactivate: ${colleague}`, 'Deactivate');
  await expect(page.getByRole('button', { name: `Reactivate: ${colleague}` })).toBeFocused();
  await confirm(page, `Reactivate: ${colleague}`, 'Reactivate');
  await expect(page.getByRole('row', { name: colleague })).toContainText('One-time password');

  await suspend(page, client);
  await sendAgain(page, client);
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Space');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(complaints()).toEqual([]);
});

async function signInForTheFirstTime(page: Page, { username, password }: Credentials): Promise<void> {
  await typeInto(page, page.getByLabel('Username'), username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Current password'), password);
  await typeInto(page, page.getByLabel('New password'), OWN_PASSWORD);
  await typeInto(page, page.getByLabel('Confirm password'), OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
}

/** @returns the new member's user name */
async function addMember(page: Page): Promise<string> {
  const username = newUsername('auditor');
  await pressOn(page, page.getByRole('button', { name: 'Add a member' }));
  await typeInto(page, page.getByLabel('Username'), username);
  await typeInto(page, page.getByLabel('Email'), addressOf(username));
  await typeInto(page, page.getByLabel('Role', { exact: true }), 'Auditor');
  await pressOn(page, page.getByRole('button', { name: 'Add', exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'I have handed it on' }));
  await expect(page.getByRole('row', { name: username })).toContainText('Auditor');
  return username;
}

/** Opens the dialog behind the first button, and confirms it with the second. */
async function confirm(page: Page, opener: string, verb: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: opener }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: verb, exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function suspend(page: Page, { company, signupId }: Client): Promise<void> {
  await page.goto(`/admin/clients/${signupId}`);
  await pressOn(page, page.getByRole('button', { name: 'Suspend' }));
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('The fee is not paid');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${company.companyName} is suspended`)).toBeVisible();
  await expect(page.getByText('Reason: The fee is not paid')).toBeVisible();
  await confirm(page, 'Reactivate', 'Reactivate');
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
}

async function sendAgain(page: Page, { company: { email } }: Client): Promise<void> {
  const confirmations = async () =>
    (await mailsTo(email)).filter(({ text }) => text.includes('Your Client ID is')).length;
  const before = await confirmations();
  await pressOn(page, page.getByRole('link', { name: 'Emails' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').or(page.getByLabel(/^Search/))).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: 'Signup confirmation' });
  await expect(row).toHaveCount(1);
  await pressOn(page, row.getByRole('button', { name: `Send again to ${email}` }));
  await expect.poll(confirmations).toBe(before + 1);
}
