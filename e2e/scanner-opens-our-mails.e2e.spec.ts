import { expect, test } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { openBrowserless, signupBody } from './steps/api.ts';
import { buildCompany } from './steps/customer.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expectGoodPage } from './steps/page-checks.ts';
import { rowsOfAllTables } from './steps/stores.ts';

/** Where a machine that looks through mail would leave something behind by opening a link. */
const REVEALING = /\.(session_signups|signups|payments|legal_agreements|provider_information|audit_logs)$/;

/** How long a page may take for what it does by itself; the longest delay of a screen is three seconds. */
const QUIET_MS = 4_000;

/** Registered, set-up asked for, reset asked for. */
const EVENTS_SO_FAR = 3;

/** The rows about one signup. */
async function rowsAbout(signupId: number): Promise<string[]> {
  const rows = await rowsOfAllTables();
  return rows
    .filter(({ where, text }) => REVEALING.test(where) && text.includes(String(signupId)))
    .map(({ where, text }) => `${where} ${text}`)
    .sort();
}

const onceAudited = (signupId: number): Promise<string[]> =>
  eventually(
    async () => {
      const rows = await rowsAbout(signupId);
      return rows.filter((row) => row.includes('.audit_logs ')).length === EVENTS_SO_FAR && rows;
    },
    { fact: 'everything that was done so far is in the audit log' },
  );

/** What opening a mailed link must not do. */
const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

test('nothing changes when a machine opens the links of our mails, scripts and all', async ({ browser }) => {
  test.slow();
  const company = buildCompany();
  const owner = await openBrowserless();
  const signup = await owner.post('/api/signup', { data: signupBody(company) });
  const { id, clientId } = (await signup.json()) as { id: number; clientId: string };
  const stranger = await openBrowserless();
  const setUp = { clientId, password: 'chosen by a stranger' };
  expect((await stranger.post('/api/client/setup', { data: setUp })).status()).toBe(202);
  expect((await stranger.post('/api/client/reset', { data: { clientId } })).status()).toBe(202);

  const confirmation = await mailTo(company.email, /Your Client ID is/);
  const links = [
    linkIn(confirmation, /\/payment\?signupId=\d+#/),
    linkIn(confirmation, /\/signature\/\d+#/),
    linkIn(confirmation, /\/client\/setup.*#/),
    linkIn(await mailTo(company.email, /Set up your client account/), /\/client\/setup.*#/),
    linkIn(await mailTo(company.email, /Choose a new password/), /\/client\/reset#/),
  ];
  links.push(links[0]!.replace('/payment?', '/provider-information?'));
  const before = await onceAudited(id);

  for (const link of links) {
    const scanner = await browser.newContext();
    const page = await scanner.newPage();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (WRITES.has(request.method())) writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
    await page.waitForTimeout(QUIET_MS);
    expect(writes, link).toEqual([]);
    expect(await scanner.cookies(), link).toEqual([]);
    await expectGoodPage(page);
    await scanner.close();
  }

  expect(await rowsAbout(id)).toEqual(before);
  const signIn = { clientId, password: setUp.password };
  expect((await stranger.post('/api/client/login', { data: signIn })).status()).toBe(403);
  const other = await openBrowserless();
  expect((await other.post('/api/client/login', { data: signIn })).status()).toBe(401);
});
