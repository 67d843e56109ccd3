import { expect, test, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { becomeClient, enter, signInClient } from './steps/client.ts';
import { mailsTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { appCode, giveAuthenticator, recoveryCodesOn } from './steps/second-factor.ts';

const factors = (page: Page) => page.getByRole('region', { name: 'Second factor' });
const atHome = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a client sets up an app, signs in with it, and comes back with a recovery code', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const client = await becomeClient();
  const { companyName, email } = client.company;
  await signInClient(page, client);
  const complaints = watchConsole(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(factors(page).getByText('Nothing is set up: the password alone signs in.')).toBeVisible();
  await expectGoodPage(page);
  await factors(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectGoodPage(page);
  const key = (await factors(page).locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = await recoveryCodesOn(page);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factors(page).getByText('10 of 10 left.')).toBeVisible();
  await expectGoodPage(page);
  const mail = await eventually(
    async () => (await mailsTo(email)).find(({ subject }) => subject === 'Your second factor was changed'),
    { fact: 'the client is mailed', withinMs: 30_000 },
  );
  expect(mail.text).toContain(client.clientId);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/client/login');
  await enter(phone, client);
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectGoodPage(phone);
  // The one of half a minute from now: that of now has set the app up and is worth nothing.
  await enterCode(phone, appCode(key, 1));
  await atHome(phone, companyName);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/client/login?back=/client/account');
  await enter(elsewhere, client);
  await enterCode(elsewhere, codes[0]!);
  await expect(factors(elsewhere).getByText('9 of 10 left.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await elsewhere.getByRole('button', { name: 'Remove it' }).click();
  await expect(factors(elsewhere).getByText(/Nothing is set up/)).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/\/client\/login/);
  expect(complaints()).toEqual([]);
});

test('a client signs in with a passkey', async ({ page }) => {
  const client = await becomeClient();
  await giveAuthenticator(page);
  await signInClient(page, client);
  await page.goto('/client/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add it' }).click();
  await recoveryCodesOn(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.context().clearCookies();

  await page.goto('/client/login');
  await enter(page, client);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(page, client.company.companyName);
});
