import { expect, test, type Browser, type Page } from '@playwright/test';
import { becomeClient, enter, signInClient, type Client } from './steps/client.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

/** The same client at another computer. */
async function signInElsewhere(browser: Browser, client: Client): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInClient(page, client);
  return page;
}

/** What the server says to the very next call of that browser. */
const nextCallOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await fetch('/api/client/user')).status);

test('a client ends a session that was left open elsewhere, whose next call is refused', async ({
  page,
  browser,
}) => {
  const client = await becomeClient();
  await signInClient(page, client);
  const elsewhere = await signInElsewhere(browser, client);
  const complaints = watchConsole(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This session');
  await expect(sessions.last()).toContainText('Chrome on Linux');
  await expectGoodPage(page);
  expect(await nextCallOf(elsewhere)).toBe(200);

  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('Ended. Whoever sat there is signed out.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expectGoodPage(page);

  expect(await nextCallOf(elsewhere)).toBe(401);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/client\/login/);
  await page.reload();
  await expect(sessions).toHaveCount(1);
  expect(complaints()).toEqual([]);
});

test('a client changes the password, which ends every session but this one', async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const client = await becomeClient();
  await signInClient(page, client);
  const elsewhere = await signInElsewhere(browser, client);
  await page.goto('/client/account');
  const password = 'the ferry leaves at nine';
  const change = async (currentPassword: string) => {
    await page.getByLabel('Current password').fill(currentPassword);
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('not what I chose');
  await expect(page.getByRole('link', { name: 'This is not your current password' })).toBeVisible();
  await expectGoodPage(page);

  await change(client.password);
  await expect(page.getByText('Use the new password from now on.')).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expectGoodPage(page);
  expect(await nextCallOf(elsewhere)).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  await elsewhere.goto('/client/account');
  await enter(elsewhere, { ...client, password });
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
