import { expect, test, type Page } from '@playwright/test';
import { firstAdmin } from './steps/admin.ts';
import { send } from './steps/api.ts';
import { becomeClient, enter } from './steps/client.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { watchLayoutShift } from './steps/watch-page.ts';

/** @returns lets the scripts of the page go on, which until then don't arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function expectFrame(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
}

test('a client on a slow line sees the frame of the portal at once, with nothing of the account in it', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { clientId, password, company } = await becomeClient();
  await send(page.request, '/api/client/login', { clientId, password });
  const letGo = await holdScripts(page);
  await page.goto('/client/dashboard', { waitUntil: 'commit' });
  await expectFrame(page, 'Client portal');
  const html = await (await page.request.get('/client/dashboard')).text();
  for (const secret of [clientId, company.companyName, company.email]) expect(html).not.toContain(secret);

  letGo();
  await expect(page.getByRole('heading', { level: 1, name: company.companyName })).toBeVisible();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);
});

test('a client signs in before the scripts are there, and types nothing twice', async ({ page }) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  const letGo = await holdScripts(page);
  await page.goto('/client/login', { waitUntil: 'commit' });
  await enter(page, client);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  expect(page.url()).toMatch(/\/client\/login$/);

  letGo();
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('staff type on while the sign-in comes alive, and no letter is lost', async ({ page }) => {
  const { username, password } = firstAdmin();
  const letGo = await holdScripts(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password.slice(0, -1));
  await pressAsItComesAlive(page, password.slice(-1));

  letGo();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
});

/** Presses a key in the first moment of the living form, before any effect of the page has run. */
async function pressAsItComesAlive(page: Page, key: string): Promise<void> {
  await page.evaluate((text) => {
    const ofTheBuild = document.querySelector('form');
    const observer = new MutationObserver(() => {
      const form = document.querySelector('form');
      if (!form || form === ofTheBuild) return;
      observer.disconnect();
      document.execCommand('insertText', false, text);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, key);
}

test('a customer leaves an address before the scripts are there, and finds it in the registration', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const letGo = await holdScripts(page);
  await page.goto('/ads/eu-representative', { waitUntil: 'commit' });
  await page.getByLabel('Your email').fill('ada@northwind.example');
  await page.getByRole('button', { name: 'Start Now' }).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeVisible();
  expect(page.url()).toMatch(/\/ads\/eu-representative$/);

  letGo();
  await expect(page.getByLabel('Legal contact email')).toHaveValue('ada@northwind.example');
  expect(complaints()).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing on the status page moves when it is known, though our fonts never come', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/status');
    await expect(page.getByText('Last checked')).toBeVisible();
    const { sum, moved } = await layoutShift();
    expect(sum, moved.join('\n')).toBe(0);
  });
});

test('staff on a slow line see the frame of admin at once, and are never asked about cookies', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await send(page.request, '/api/admin/login', firstAdmin());
  const letGo = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expectFrame(page, 'Admin');

  letGo();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Cookies' });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  // Opened on request it was; not chosen, it does not come back by itself.
  await page.waitForFunction(() => performance.now() > 3_000);
  await expect(banner).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

test('somebody without JavaScript is told that the portal needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/client/login', '/client/dashboard', '/admin/login', '/admin']) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Checking your session.')).toBeHidden();
    await expect(page.locator('form')).toBeHidden();
  }
  await context.close();
});
