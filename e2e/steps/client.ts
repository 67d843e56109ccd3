import { expect, type Locator, type Page } from '@playwright/test';
import { openBrowserless, send, signatureBody, signupBody } from './api.ts';
import { buildCompany, type Company } from './customer.ts';

export interface Client {
  readonly company: Company;
  readonly signupId: number;
  readonly clientId: string;
  readonly password: string;
}

/** A company that registered, paid, signed and set up its account, all without a page. */
export async function becomeClient(): Promise<Client> {
  const company = buildCompany();
  const browser = await openBrowserless();
  const { id: signupId, clientId } = await send<{ id: number; clientId: string }>(
    browser,
    '/api/signup',
    signupBody(company),
  );
  const password = 'a quiet harbour at dawn';
  await send(browser, '/api/payment', { signupId });
  await send(browser, '/api/legal-agreement', signatureBody(signupId, company));
  await send(browser, '/api/client/setup', { clientId, password });
  await browser.dispose();
  return { company, signupId, clientId, password };
}

/** The number of the client's mandate in the register. */
export async function registerNumberOf({ clientId, password }: Client): Promise<string> {
  const browser = await openBrowserless();
  await send(browser, '/api/client/login', { clientId, password });
  const { registerNumber } = (await (await browser.get('/api/client/mandate')).json()) as {
    registerNumber: string;
  };
  await browser.dispose();
  return registerNumber;
}

/** On the sign-in page. */
export async function enter(page: Page, { clientId, password }: Client): Promise<void> {
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens the sign-in page, signs in and waits for the portal. */
export async function signInClient(page: Page, client: Client): Promise<void> {
  await page.goto('/client/login');
  await enter(page, client);
  await expectPortal(page, client);
}

/** Opens the portal, signed in. */
export async function openPortal(page: Page, client: Client, tab = 'overview'): Promise<void> {
  const { clientId, password } = client;
  await send(page.request, '/api/client/login', { clientId, password });
  await page.goto(`/client/dashboard?tab=${tab}`);
  await expectPortal(page, client);
  // A clock that jumps now would let the first requests run out of time.
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

async function expectPortal(page: Page, client: Client): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
}

/**
 * Moves the page's clock past its next refresh, every 30 seconds, until it shows this. More than once, because a
 * refresh that was already under way tells what was before. In one jump: the deadline of a request would pass
 * otherwise. Needs `page.clock.install()` before the page was opened.
 */
export async function expectOnceRefreshed(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
