import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectGoodScreen, openAdmin } from './steps/admin.ts';
import { signInAdmin } from './steps/api.ts';
import { askToMove, chooseClient, confirmMove, openTicketNumber } from './steps/authority.ts';
import { becomeClient, expectOnceRefreshed, openPortal, type Client } from './steps/client.ts';
import { mailsTo, mailTo } from './steps/inbox.ts';
import { becomeTwoCaseworkers } from './steps/independent-staff.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const AUTHORITY = 'Tribunale di Milano';
const URL = 'https://northwind.example/p/4711';
const REASONS = 'The page offers a medicine that needs a prescription.';

test('a letter that names nobody we know is typed in, matched, and reaches its client once two allow it', async ({
  page,
  browser,
}) => {
  test.slow();
  const admin = await signInAdmin();
  const client = await becomeClient();
  const [anna, ben] = await becomeTwoCaseworkers(admin);
  await admin.dispose();
  const portal = await newPage(browser);
  await portal.clock.install();
  await openPortal(portal, client, 'sla');
  const complaints = [watchConsole(page), watchConsole(portal)];

  await openAdmin(page, anna, '/admin/tickets/new');
  await typeLetterIn(page);
  const ticketNumber = await openTicketNumber(page);
  await expect(page.getByText('Do not inform the client.')).toBeVisible();
  await expect(page.getByText(/no receipt and no private link/)).toBeVisible();
  await expect(page.getByText('By post', { exact: true })).toBeVisible();
  await expect(page.getByText(/Missing elements:/)).toContainText('Redress');
  await expectGoodScreen(page);

  await match(page, client);
  await askToMove(page, 'Acknowledge');
  await confirmMove(page, 'Acknowledge');
  await expectNothing(portal, client, ticketNumber);

  await askToLift(page);
  await agree(browser, ben, ticketNumber);
  await page.reload();
  await expect(page.getByText('Do not inform the client.')).toHaveCount(0);
  await expectNothing(portal, client, ticketNumber);

  await markRedressSupplied(page);
  await askToMove(page, 'Forward to client');
  await confirmMove(page, 'Forward to client');
  await expectOnceRefreshed(portal, portal.getByText(ticketNumber, { exact: true }));
  await portal.getByRole('link', { name: AUTHORITY }).click();
  await expect(portal.getByText(REASONS, { exact: true })).toBeVisible();
  await expect(portal.getByText(URL, { exact: true })).toBeVisible();
  await expect(portal.getByText(/Article 9.* DSA asks for it/)).toHaveCount(0);
  await expectGoodPage(portal);
  await mailTo(client.company.email, new RegExp(`^${ticketNumber}: an authority in the EU contacted us`));
  expect(complaints.flatMap((read) => read())).toEqual([]);
  await portal.context().close();
});

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** What is refused stays as it was typed; the kind of order decides which elements are asked for. */
async function typeLetterIn(page: Page): Promise<void> {
  await page.getByLabel('Nobody knows yet which client it is about').check();
  await page.getByLabel('Authority', { exact: true }).fill(AUTHORITY);
  await page.getByLabel(/^Kind of order/).selectOption('act');
  await page.getByLabel(/^Issued in/).selectOption('Italy');
  await page.getByLabel(/forbids to tell the client/).check();
  await page.getByText(/^How it came, who sent it/).click();
  await page.getByLabel(/^How it came/).selectOption('post');
  await page.getByLabel(/^The authority’s own reference/).fill('RG 26/11873');
  await page.getByLabel(/^Legal basis, Article 9\(2\)\(a\)\(i\)/).fill('Article 17 of Decree 70/2003');
  await page.getByLabel(/^Statement of reasons/).fill(REASONS);
  await page.getByLabel(/^Where the content is/).fill(URL);
  await page.getByLabel(/^Territorial scope/).fill('Italy');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('link', { name: /which company or service/ })).toBeVisible();
  await expect(page.getByLabel(/^Statement of reasons/)).toHaveValue(REASONS);
  await page.getByLabel('Whom the order is about').fill('a shop at the harbour');
  await page.getByRole('button', { name: 'Create order' }).click();
}

async function match(page: Page, client: Client): Promise<void> {
  await page.getByRole('button', { name: /^Match a client/ }).click();
  const dialog = page.getByRole('dialog');
  await chooseClient(dialog, client);
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByRole('link', { name: client.company.companyName }).first()).toBeVisible();
}

/** Neither in the list, nor in what has happened, nor in a mail. */
async function expectNothing(portal: Page, { company }: Client, ticketNumber: string): Promise<void> {
  await portal.reload();
  await expect(portal.getByText('No regulatory authority requests yet.')).toBeVisible();
  const timeline = await (await portal.request.get('/api/client/timeline')).text();
  expect(timeline).not.toContain(ticketNumber);
  expect((await mailsTo(company.email)).filter(({ subject }) => subject.includes(ticketNumber))).toEqual([]);
}

async function askToLift(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ask to lift/ }).click();
  await page.getByLabel('Why the client may know now').fill('The court wrote that it may.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(page.getByText(/^Let the client know of an order: Approval requested/)).toBeVisible();
}

async function agree(
  browser: Browser,
  by: Parameters<typeof openAdmin>[1],
  ticketNumber: string,
): Promise<void> {
  const other = await newPage(browser);
  await openAdmin(other, by, '/admin/approvals');
  const item = other.getByRole('article', { name: new RegExp(ticketNumber) });
  await item.getByRole('button', { name: /^Agree/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(item.getByText('Agreed and done')).toBeVisible();
  await other.context().close();
}

async function markRedressSupplied(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Redress has come' }).click();
  await page.getByLabel('Where you found it').selectOption('telephone');
  await page.getByLabel('When it was said').press('Control+Enter');
  await expect(page.getByText(/^Redress: on the telephone/)).toBeVisible();
  await expect(page.getByText(/Missing elements:/)).toHaveCount(0);
}
