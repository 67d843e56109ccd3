import { expect, test, type Page } from '@playwright/test';
import { becomeClient, enter, openPortal, signInClient, type Client } from './steps/client.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expectGoodPage } from './steps/page-checks.ts';

const DESCRIPTION = 'A marketplace for second-hand instruments, with listings and messages of its users.';
const PLAN = 'The head of trust decides within four hours and answers the authority in writing. '.repeat(2);

/** Opens the provider information from the portal and fills it in. */
async function describeTheService(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Provide the information' }).first().click();
  await page.getByLabel('Service description').fill(DESCRIPTION);
  await page.getByRole('button', { name: 'All 27 Member States' }).click();
  await page.getByRole('button', { name: 'All 24 languages' }).click();
  await page.getByLabel('Incident response plan').fill(PLAN);
}

/** In another tab of the same browser. */
async function logOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/client/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('You have been logged out of the client portal')).toBeVisible();
  await other.close();
}

test('a client whose session ends over a form signs in and finds the form as it was', async ({ page }) => {
  const client = await becomeClient();
  await openPortal(page, client);
  await describeTheService(page);
  await logOutElsewhere(page);
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Sign in and come back' }).click();
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible();
  await enter(page, client);
  await expect(page.getByLabel('Service description')).toHaveValue(DESCRIPTION);
  await expect(page.getByText('27 of 27 selected')).toBeVisible();
  await expect(page.getByText('24 of 24 selected')).toBeVisible();
  await expect(page.getByLabel('Incident response plan')).toHaveValue(PLAN);
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Next annual update due')).toBeVisible();
});

test('a client whose session ends sees no bare answer of the server instead of the PDF', async ({
  page,
  context,
}) => {
  const client = await becomeClient();
  await openPortal(page, client, 'agreement');
  const download = page.getByRole('button', { name: 'Download PDF' });
  await expect(download).toBeVisible();
  await context.clearCookies();
  await download.click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await enter(page, client);
  await expect(download).toBeVisible();

  await page.goto(`/signature/${client.signupId}`);
  await expect(download).toBeEnabled();
  await context.clearCookies();
  await download.click();
  await page.getByRole('link', { name: 'Sign in and come back' }).click();
  expect(context.pages()).toHaveLength(1);
  await enter(page, client);
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
  await page.reload();
  const [response] = await Promise.all([
    context.waitForEvent('response', (one) => one.url().endsWith(`/${client.signupId}/pdf`)),
    download.click(),
  ]);
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('a client who comes back to a closed page signs in and is there', async ({ page, context }) => {
  const client = await becomeClient();
  await context.clearCookies();
  const address = `/provider-information?signupId=${client.signupId}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't open this registration here");
  await page.getByRole('link', { name: 'Go to client login' }).click();
  await enter(page, client);
  await expect(page.getByLabel('Service description')).toBeVisible();
  expect(page.url()).toContain(address);
});

test('a client who mistypes the password five times is told how long to wait, and a new one ends the wait', async ({
  page,
}) => {
  const client = await becomeClient();
  await page.goto('/client/login');
  await guessUntilLocked(page, client);
  await enter(page, client);
  const notice = page.getByRole('alert').filter({ hasText: 'Account is temporarily locked' });
  await expect(notice).toContainText('The first wait is 15 minutes');
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Client ID').fill(client.clientId);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  const mail = await mailTo(client.company.email, /Choose a new password/);
  await page.goto(linkIn(mail, /\/client\/reset/));
  const password = 'the ferry leaves at nine';
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save the New Password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, { ...client, password });
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
});

async function guessUntilLocked(page: Page, client: Client): Promise<void> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/client/login'));
    await enter(page, { ...client, password: `not the password ${tries}` });
    expect((await answered).status()).toBe(401);
    await expect(page.getByText('Invalid Client ID or password.')).toBeVisible();
  }
}

test('going back after a logout from the portal shows nothing', async ({ page }) => {
  const client = await becomeClient();
  await signInClient(page, client);
  await page.getByRole('tab', { name: 'Company Info' }).click();
  await expect(page.getByText(client.company.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/client\/login/);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/client\/login/);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByText(client.company.email)).toHaveCount(0);
  }
});

test('going back before the logout has led anywhere leads to the sign-in page', async ({ page }) => {
  const client = await becomeClient();
  await signInClient(page, client);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      if (entry[2] === '/client/login') history.back();
    };
  });
  await page.getByRole('tab', { name: 'Company Info' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/client\/login\?tab=company/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
});
