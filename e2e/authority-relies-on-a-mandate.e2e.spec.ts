import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { BASE_URL, havePaid, send } from './steps/api.ts';
import { openPortal, registerNumberOf, type Client } from './steps/client.ts';
import { buildCompany, sign, type Company } from './steps/customer.ts';
import { choosePdf, sealedAgreement } from './steps/documents.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const PASSWORD = 'a quiet harbour at dawn';
const DAY_MS = 86_400_000;

test('an authority relies on a mandate from its signature to its end', async ({ page, browser }) => {
  const company = buildCompany();
  const signupId = await havePaid(page, company);
  const atAuthority = await browser.newContext({ baseURL: BASE_URL });
  const authority = await atAuthority.newPage();
  const atStaff = await browser.newContext({ baseURL: BASE_URL });
  const staff = await atStaff.newPage();
  const complaints = [page, authority, staff].map(watchConsole);

  await test.step('the customer signs', async () => {
    await page.goto(`/signature/${signupId}`);
    await sign(page, company);
    await expectGoodPage(page);
  });
  const agreement = await sealedAgreement(page, signupId);
  const client = await activate(page, company, signupId);
  const number = await registerNumberOf(client);

  await test.step('the authority finds the agreement genuine', async () => {
    await authority.goto('/verify');
    await choosePdf(authority, 'agreement.pdf', agreement);
    await expect(authority.getByRole('heading', { name: 'This document is genuine' })).toBeVisible();
    await expectGoodPage(authority);
  });
  await test.step('it finds the mandate in the register', () => findMandate(authority, company, number));
  await test.step('the certificate and the credential say the same', async () => {
    await expectSoon(authority.request, `/register/${number}/certificate.pdf`, 200);
    expect((await mailTo(company.email, /certificate of appointment/)).subject).toContain(number);
    await expectCredential(authority.request, number);
  });
  const site = await test.step('the badge stands on a page', () => pageWithBadge(page, client));
  expect(await badgeText(authority.request, number)).toContain('>in force<');

  await test.step('staff gives notice', async () => {
    await openAdmin(staff, firstAdmin(), `/admin/clients/${signupId}`);
    await giveNotice(staff);
    expect(await badgeText(authority.request, number)).toContain('>in force, ending<');
  });
  await test.step('the coordinator is told of the designation', () => notifyCoordinator(page, staff));
  await test.step('the fee is paid back, which ends it at once', () =>
    send(staff.request, `/api/admin/mandates/${number}/end`, {
      endsAt: new Date().toISOString(),
      reason: 'The fee was paid back.',
      breakGlass: 'The bank waits for us.',
    }));
  await test.step('everything that anybody may ask says that it is over', async () => {
    expect(await badgeText(authority.request, number)).toContain('>mandate ended<');
    const gone = await authority.request.get(`/register/${number}/appointment.jwt`);
    expect([gone.status(), await gone.json()]).toEqual([
      410,
      expect.objectContaining({ code: 'agreements.mandate-over' }),
    ]);
    await expectSoon(authority.request, `/register/${number}/certificate.pdf`, 410);
    await authority.reload();
    await expect(authority.getByText('Ended, in run-off', { exact: true })).toBeVisible();
    await expectGoodPage(authority);
  });
  await test.step('the letter that withdraws the notification is there to be sent', () =>
    readLetterOfEnd(staff, company));

  await site.close();
  expect(complaints.flatMap((made) => made())).toEqual([]);
});

/** The account, set up by the browser that registered. That ends the registration, so its page is left before. */
async function activate(page: Page, company: Company, signupId: number): Promise<Client> {
  await page.goto('about:blank');
  const { clientId } = (await (await page.request.get(`/api/signup/${signupId}`)).json()) as {
    clientId: string;
  };
  await send(page.request, '/api/client/setup', { clientId, password: PASSWORD });
  return { company, signupId, clientId, password: PASSWORD };
}

async function findMandate(page: Page, { companyName }: Company, number: string): Promise<void> {
  await page.goto('/register');
  await expectGoodPage(page);
  await page.getByLabel(/^Company, domain/).fill(companyName);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('link', { name: companyName }).click();
  await expect(page).toHaveURL(new RegExp(`/register/${number}$`));
  // The look-up, with a sample that is in force too, stays in place until the entry is there.
  await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
  await expectGoodPage(page);
}

/** A certificate is made by a job. */
const expectSoon = (request: APIRequestContext, path: string, status: number) =>
  expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(status);

/** As anybody can do it who has a cryptographic library and the published keys. */
async function expectCredential(request: APIRequestContext, number: string): Promise<void> {
  const jwt = await (await request.get(`/register/${number}/appointment.jwt`)).text();
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const { keys } = (await (await request.get('/.well-known/jwks.json')).json()) as {
    keys: (JsonWebKey & { kid: string })[];
  };
  const key = createPublicKey({ key: keys.find((one) => one.kid === kid) ?? {}, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const isHeld = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isHeld).toBe(true);
  expect(Buffer.from(payload, 'base64url').toString()).toContain(number);
}

/** Another site, with what the portal gives to copy. */
async function pageWithBadge(page: Page, client: Client): Promise<Page> {
  await openPortal(page, client, 'agreement');
  const markup = await page.getByRole('textbox', { name: 'Badge', exact: true }).inputValue();
  const site = await page.context().newPage();
  await site.setContent(`<!doctype html><html lang="en"><title>Imprint</title><main>${markup}</main></html>`);
  const badge = site.getByRole('img', { name: /^EU legal representative, Article 13 DSA/ });
  await expect.poll(() => badge.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(248);
  return site;
}

const badgeText = async (request: APIRequestContext, number: string) =>
  (await request.get(`/badge/${number}.svg`)).text();

/** It takes two of staff, or one who says why. The dialog takes days; tomorrow is one everywhere. */
async function giveNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the mandate' }).click();
  const dialog = page.getByRole('dialog');
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(tomorrow);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The client wants the fee back.');
  await dialog.getByRole('checkbox', { name: /^Override/ }).check();
  await dialog.getByLabel('Why it cannot wait').fill('The bank waits for us.');
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'End the mandate alone' }).click();
  await expect(page.getByRole('button', { name: 'Correct the end' })).toBeVisible();
}

/** The client signs the letter, and staff has posted it. */
async function notifyCoordinator(client: Page, staff: Page): Promise<void> {
  const letters = await client.request.get('/api/client/designation');
  const [letter] = (await letters.json()) as { id: number; letter: { sha256: string } }[];
  await send(client.request, '/api/client/designation/sign', {
    signerName: 'Ada Byron',
    signerTitle: 'Director',
    textSha256: letter?.letter.sha256,
  });
  await send(staff.request, `/api/admin/designations/${letter?.id}/record-sent`, { channel: 'post' });
}

async function readLetterOfEnd(page: Page, { companyName }: Company): Promise<void> {
  await page.goto('/admin/designations');
  const read = page.getByRole('button', { name: `Read: ${companyName}, End of the mandate` });
  await expect(async () => {
    await page.reload();
    await expect(read).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await read.click();
  await expect(page.getByRole('dialog')).toContainText('the representative withdraws the notification');
  await expectGoodPage(page);
}
