import { expect, test, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { signInAdmin } from './steps/api.ts';
import { addressOf, becomeColleague, enterAdmin, expectGoodScreen, type Credentials } from './steps/admin.ts';
import { mailsTo } from './steps/inbox.ts';
import { watchConsole } from './steps/page-checks.ts';
import { appCode, giveAuthenticator, recoveryCodesOn } from './steps/second-factor.ts';

const DASHBOARD = { level: 1, name: 'Admin dashboard' } as const;
const factors = (page: Page) => page.getByRole('region', { name: 'Second factor' });

async function enterPassword(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await enterAdmin(page, credentials);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a colleague signs in with an app, loses the phone and comes back with a recovery code', async ({
  page,
}) => {
  test.slow();
  const admin = await signInAdmin();
  const colleague = await becomeColleague(admin, 'caseworker');
  await enterPassword(page, colleague);
  await page.getByRole('link', { name: 'Set it up in your account' }).click();
  await expectGoodScreen(page);

  await factors(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expectGoodScreen(page);
  const key = (await factors(page).locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right.' })).toBeVisible();
  await expectGoodScreen(page);
  const complaints = watchConsole(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = await recoveryCodesOn(page);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factors(page).getByText('10 of 10 left.')).toBeVisible();
  await expectGoodScreen(page);
  await leave(page);

  await enterPassword(page, colleague);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectGoodScreen(page);
  await page.goto('/admin/staff');
  await expect(page.getByLabel('Username')).toBeVisible();
  await enterPassword(page, colleague);
  // The one of half a minute from now: that of now has set the app up and is worth nothing.
  const code = appCode(key, 1);
  await enterCode(page, code);
  await expect(page.getByRole('heading', DASHBOARD)).toBeVisible();
  await leave(page);

  await enterPassword(page, colleague);
  await enterCode(page, code);
  await expect(page.getByRole('alert').filter({ hasText: 'Each code works once.' })).toBeVisible();
  await expectGoodScreen(page);
  await enterCode(page, codes[0]!);
  await expect(page.getByRole('heading', DASHBOARD)).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(factors(page).getByText('9 of 10 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(factors(page).getByText('Nothing is set up: the password alone signs in.')).toBeVisible();
  expect(complaints()).toEqual([]);
  await admin.dispose();
});

test('a colleague signs in with a passkey, and another device has none', async ({ page, browser }) => {
  test.slow();
  const admin = await signInAdmin();
  const colleague = await becomeColleague(admin, 'auditor');
  await giveAuthenticator(page);
  const complaints = watchConsole(page);
  await enterPassword(page, colleague);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectGoodScreen(page);
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add it' }).click();
  const codes = await recoveryCodesOn(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factors(page).getByText('Passkey: Laptop')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Again');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('This device has a passkey for this account already.')).toBeVisible();
  await leave(page);

  await enterPassword(page, colleague);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', DASHBOARD)).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(factors(page).getByText(/Last used/)).toBeVisible();
  expect(complaints()).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await giveAuthenticator(elsewhere);
  await enterPassword(elsewhere, colleague);
  await enterCode(elsewhere, codes[1]!);
  await expect(elsewhere.getByRole('heading', DASHBOARD)).toBeVisible();
  await admin.dispose();
});

test('an admin lets a colleague in again who lost everything, and the colleague is mailed', async ({
  page,
  browser,
}) => {
  const admin = await signInAdmin();
  const boss = await becomeColleague(admin, 'admin');
  const colleague = await becomeColleague(admin, 'caseworker');
  await giveAuthenticator(page);
  await enterPassword(page, colleague);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByRole('button', { name: 'Add it' }).click();
  await recoveryCodesOn(page);

  const adminPage = await (await browser.newContext()).newPage();
  await enterPassword(adminPage, boss);
  await expect(adminPage.getByRole('heading', DASHBOARD)).toBeVisible();
  await adminPage.goto('/admin/staff');
  await adminPage.getByRole('button', { name: `Remove factor: ${colleague.username}` }).click();
  await expectGoodScreen(adminPage);
  await adminPage.getByRole('button', { name: 'Remove the second factor' }).click();
  await expect(adminPage.getByText('The second factor is removed')).toBeVisible();

  const mail = await eventually(
    async () =>
      (await mailsTo(addressOf(colleague.username))).find(({ text }) =>
        /We removed the second factor/.test(text),
      ),
    { fact: 'the colleague is mailed', withinMs: 30_000 },
  );
  expect(mail.text).toContain('tell an admin at once');
  await enterPassword(page, colleague);
  await expect(page.getByRole('heading', DASHBOARD)).toBeVisible();
  await admin.dispose();
});
