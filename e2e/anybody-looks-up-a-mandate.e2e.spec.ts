import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { BASE_URL, openBrowserless, send, signInAdmin } from './steps/api.ts';
import { becomeClient, openPortal, type Client } from './steps/client.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

/** At once, as when the fee is paid back. */
const endNow = (admin: APIRequestContext, number: string) =>
  send(admin, `/api/admin/mandates/${number}/end`, { endsAt: new Date().toISOString(), reason: 'refund' });

test('anybody sees whom we represent, on the register, by a badge and by a credential, and when it ends', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  const number = await registerNumberOf(client);

  await page.goto('/register');
  await expectGoodPage(page);
  await page.getByLabel(/^Company, domain/).fill(client.company.companyName);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('link', { name: client.company.companyName }).click();
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  const entry = `/register/${number}`;
  const certificate = await expectSoon(request, `${entry}/certificate.pdf`, 200);
  expect((await certificate.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await mailTo(client.company.email, /certificate of appointment/)).subject).toContain(number);
  const jwt = await (await request.get(`${entry}/appointment.jwt`)).text();
  expect(jwt.split('.')).toHaveLength(3);

  const site = await pageWithBadge(page, client);
  expect(await badgeWords(request, number)).toContain('>in force<');

  const admin = await signInAdmin();
  await endNow(admin, number);
  await admin.dispose();
  expect(await badgeWords(request, number)).toContain('>mandate ended<');
  const gone = await request.get(`${entry}/appointment.jwt`);
  expect([gone.status(), ((await gone.json()) as { code: string }).code]).toEqual([
    410,
    'agreements.mandate-over',
  ]);
  expect((await request.get(`${entry}/certificate.pdf`)).status()).toBe(410);
  await page.reload();
  await expect(page.getByText('Ended, in run-off', { exact: true })).toBeVisible();
  await expectGoodPage(page);
  await site.close();
  expect(complaints()).toEqual([]);
});

test('a number that nobody has leads on, calmly', async ({ page }) => {
  await page.goto('/register/R13-ZZZZZZZZ');
  await expect(page.getByRole('heading', { level: 1, name: 'No such entry' })).toBeVisible();
  await expectGoodPage(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Look up/ })
    .click();
  await expect(page).toHaveURL(/\/register$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`the register is a good page, ${colorScheme}, at ${width} pixels`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: BASE_URL,
        colorScheme,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const number = await registerNumberOf(await becomeClient());
      await page.goto('/register');
      await page.getByLabel(/^Company, domain/).fill('northwind.example');
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'R13-' }).first()).toBeVisible();
      await expectGoodPage(page);
      await page.goto(`/register/${number}`);
      await expect(page.getByText(number).first()).toBeVisible();
      await expectGoodPage(page);
      await context.close();
    });
  }
}

async function registerNumberOf({ clientId, password }: Client): Promise<string> {
  const browser = await openBrowserless();
  await send(browser, '/api/client/login', { clientId, password });
  const { registerNumber } = (await (await browser.get('/api/client/mandate')).json()) as {
    registerNumber: string;
  };
  await browser.dispose();
  return registerNumber;
}

/** A certificate is made by a job. */
async function expectSoon(request: APIRequestContext, path: string, status: number) {
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(status);
  return request.get(path);
}

/** Another site, with what the portal gives to copy. */
async function pageWithBadge(page: Page, client: Client): Promise<Page> {
  const portal = await page.context().newPage();
  await openPortal(portal, client, 'agreement');
  const markup = await portal.getByRole('textbox', { name: 'Badge', exact: true }).inputValue();
  await portal.close();
  const site = await page.context().newPage();
  await site.setContent(`<!doctype html><html lang="en"><title>Imprint</title><main>${markup}</main></html>`);
  const badge = site.getByRole('img', { name: /^EU legal representative, Article 13 DSA/ });
  await expect.poll(() => badge.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(248);
  return site;
}

const badgeWords = async (request: APIRequestContext, number: string) =>
  (await request.get(`/badge/${number}.svg`)).text();
