import { expect, test, type Page } from '@playwright/test';
import { becomeClient, type Client } from './steps/client.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { pressOn, typeInto } from './steps/keyboard.ts';
import { watchConsole } from './steps/page-checks.ts';

const LOCKED = /Account is temporarily locked/;
const WRONG = /Invalid Client ID or password/;

test('a client without a mouse is locked out, resets the password and gets in', async ({ page }) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  await page.goto('/client/login');
  for (let tries = 0; tries < 5; tries += 1) {
    await signIn(page, { ...client, password: `not this one ${tries}` });
    await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible();
  }
  await signIn(page, client);
  await expect(page.getByRole('alert').filter({ hasText: LOCKED })).toBeVisible();

  const password = 'the ferry leaves at nine';
  await reset(page, client, password);
  await signIn(page, { ...client, password });
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Space');
  await expect(page.getByText('You have been logged out of the client portal')).toBeVisible();
  expect(complaints().filter((complaint) => !/status of (401|423)/.test(complaint))).toEqual([]);
});

async function signIn(page: Page, { clientId, password }: Client): Promise<void> {
  await retype(page, 'Client ID', clientId);
  await retype(page, 'Password', password);
  const answered = page.waitForResponse('**/api/client/login');
  await page.keyboard.press('Enter');
  await answered;
}

async function reset(page: Page, client: Client, password: string): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await typeInto(page, page.getByLabel('Client ID'), client.clientId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(linkIn(await mailTo(client.company.email, /Choose a new password/), /\/client\/reset/));
  await typeInto(page, page.getByLabel('New password'), password);
  await typeInto(page, page.getByLabel('Confirm password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Sign in' }));
  await expect(page.getByRole('heading', { name: 'Client portal' })).toBeVisible();
}

/** In place of what stood there. */
async function retype(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await typeInto(page, field, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
