import { expect, test } from '@playwright/test';
import { openBrowserless, send, signupBody } from './steps/api.ts';
import { becomeClient, enter, signInClient } from './steps/client.ts';
import { buildCompany } from './steps/customer.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const LOCKED = 'Account is temporarily locked due to too many failed attempts. Please try again later.';

test('strangers who guess lock themselves out, not the client who was here before', async ({
  page,
  browser,
}) => {
  const client = await becomeClient();
  await signInClient(page, client);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out of the client portal')).toBeVisible();

  const stranger = await openBrowserless();
  const guess = { clientId: client.clientId, password: 'not the password' };
  for (let tries = 0; tries < 5; tries += 1) await stranger.post('/api/client/login', { data: guess });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/client/login');
  await enter(other, client);
  await expect(other.getByRole('alert').filter({ hasText: LOCKED })).toBeVisible();
  await expectGoodPage(other);

  await signInClient(page, client);
  await expect(page.getByText('Your provider information is missing.')).toBeVisible();
});

test('a customer whose mail program breaks links types the code beside them', async ({ page }) => {
  const company = buildCompany();
  const visitor = await openBrowserless();
  const { id, clientId } = await send<{ id: number; clientId: string }>(
    visitor,
    '/api/signup',
    signupBody(company),
  );
  await visitor.dispose();
  const { text } = await mailTo(company.email, /Your Client ID is/);
  const [, at = '', code = ''] = /go to (\S+\/payment\S+) and enter .* the code (\S+)\./.exec(text) ?? [];
  await page.goto(at);
  await page.getByRole('button', { name: 'Enter the code from the email' }).click();
  await page.getByLabel('Client ID in the email').fill(clientId);
  await page.getByLabel('Code in the email').fill(code.toLowerCase());
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Use the Code' }).click();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('button', { name: 'Complete Payment' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('signupId')).toBe(String(id));
});

test('a client who forgot the password chooses a new one with the mailed link, once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const complaints = watchConsole(page);
  const client = await becomeClient();
  await page.goto('/client/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in, with a field of the same name, stays until the next page is there.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Client ID').fill(client.clientId.toLowerCase());
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectGoodPage(page);

  const link = linkIn(await mailTo(client.company.email, /Choose a new password/), /\/client\/reset/);
  const password = 'the ferry leaves at nine';
  const choose = async () => {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Save the New Password' }).click();
  };
  // As a mail filter hands it on.
  await page.goto(link.replace('#', '%23'));
  await expectGoodPage(page);
  await choose();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Client portal' })).toBeVisible();
  await enter(page, { ...client, password });
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
  expect(complaints()).toEqual([]);

  await page.goto(link);
  await page.reload();
  await choose();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expectGoodPage(page);
});
