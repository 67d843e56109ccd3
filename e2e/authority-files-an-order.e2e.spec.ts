import { expect, test, type Browser, type Page } from '@playwright/test';
import { becomeColleague, expectGoodScreen, firstAdmin, openAdmin, type Credentials } from './steps/admin.ts';
import { BASE_URL, signInAdmin } from './steps/api.ts';
import { askToMove, confirmMove, openTicketNumber } from './steps/authority.ts';
import { becomeClient, openPortal, registerNumberOf, type Client } from './steps/client.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { outgoing } from './steps/outgoing.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const DAY_MS = 86_400_000;
const OFFICE = `desk-${process.pid}@authority.example`;
const REASONS = 'The offer sells toys that were withdrawn from the market.';
/** Stands in a note of staff: nothing that leaves may hold it. */
const CANARY = 'canary-of-the-notes-7Q2';
const QUESTION = 'Which of the two offers do you mean?';
const ANSWER = 'The first offer, as the second ended in May.';
const TO_CLIENT = 'Please take the offer down, and tell us when that was done.';
const FROM_CLIENT = 'It was taken down this morning, see the file.';

/** Every event that the order leaves in the audit log, in any order, without those about files and notes. */
const EVENTS = [
  'acknowledged',
  'assigned',
  'closed',
  'forwarded',
  'opened',
  'read-by-client',
  'responded',
  'started',
].map((name) => `sla.ticket.${name}.v1`);

test('an authority, staff and the client take an order from its form to its end', async ({ browser }) => {
  test.setTimeout(240_000);
  const client = await becomeClient();
  const registerNumber = await registerNumberOf(client);
  const admin = await signInAdmin();
  const second = await becomeColleague(admin, 'caseworker');
  await admin.dispose();
  const authority = await newBrowser(browser);
  const staff = await newBrowser(browser);
  const portal = await newBrowser(browser);
  const complaints = [authority, staff, portal].map(watchConsole);

  await openAdmin(staff, firstAdmin(), '/admin?tab=sla');
  await expect(staff.getByRole('link', { name: 'New order' })).toBeVisible();
  await test.step('the authority files an order that lacks something', () =>
    fileOrder(authority, registerNumber));
  const key = linkIn(await mailTo(OFFICE, /request/i), /\/authorities\/r\//);
  const number = await test.step('staff sees it come in without reloading, and takes it', () =>
    takeOrder(staff, client));

  await test.step('staff asks the authority, and notes something for itself', async () => {
    await askAuthority(staff);
    await note(staff);
  });
  await test.step('the authority answers by its link, after it said that the address is its own', () =>
    answerAsAuthority(authority, key));
  await test.step('staff forwards the order and says what is needed', () => forward(staff));
  await test.step('the client is told by mail, reads, and answers with a file', async () => {
    await expectMailWithoutContent(client.company.email, new RegExp(`^${number}: an authority`));
    await answerAsClient(portal, client);
  });
  await test.step('staff replies, and ends it by breaking the glass, as the colleague may not agree', async () => {
    await reply(staff);
    await closeByTwo(staff, second, browser);
  });
  await test.step('the authority reads it by its link', () => readEnd(authority));

  await test.step('it stands in the timeline, the audit log and the figures', async () => {
    await portal.goto('/client/dashboard');
    await expect(portal.getByText(`Order ${number} closed.`)).toBeVisible({ timeout: 20_000 });
    await expectAudit(staff, client.signupId);
    await expectFigures(staff);
  });
  await test.step('the note went nowhere', () => expectCanaryAbsent(authority, portal, client, key));
  expect(complaints.flatMap((made) => made())).toEqual([]);
});

async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE_URL });
  return context.newPage();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fileOrder(page: Page, registerNumber: string): Promise<void> {
  await page.goto('/authorities');
  await page.getByLabel(/^Company, domain/).fill(registerNumber);
  await page.getByRole('button', { name: 'Look up in the register' }).click();
  await page.getByRole('button', { name: /^This is it/ }).click();
  await page.getByLabel(/^An order to act/).check();
  await expectGoodPage(page);
  await goOn(page);
  await page.getByLabel('Authority', { exact: true }).fill('Autoriteit Consument & Markt');
  await page.getByLabel(/^Member State/).selectOption('Netherlands');
  await page.getByLabel('Email of your office').fill(OFFICE);
  await goOn(page);
  await page.getByLabel(/^Statement of reasons/).fill(REASONS);
  await expect(page.getByText(/^Missing: .*where the content is/)).toBeVisible();
  await expectGoodPage(page);
  await goOn(page);
  await page.getByLabel(/^Answer due by/).fill(new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 16));
  await goOn(page);
  await expect(page.getByText(REASONS)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Send the order' }).click();
  // The browser may still be at its calculation.
  await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/It lacks, by the Digital Services Act: .*redress/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByText('Nothing was written yet.')).toBeVisible();
  await expectGoodPage(page);
}

async function takeOrder(page: Page, { company }: Client): Promise<string> {
  await expect(page.getByRole('status').getByText(/new orders?$/)).toBeVisible({ timeout: 20_000 });
  const row = page.getByRole('row', { name: company.companyName });
  const link = row.getByRole('link', { name: /^SLA-/ });
  const number = await link.innerText();
  await link.click();
  await expect(page.getByText('Missing elements:')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /^Classify/ }).click();
  await page.getByLabel('Urgency').selectOption('critical');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Assign to me/ }).click();
  await move(page, 'Acknowledge', 'Acknowledged');
  return number;
}

async function askAuthority(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Write to the authority/ }).click();
  const field = page.getByLabel(/^Message to Autoriteit/);
  await expect(field).toHaveValue(/Article 9/);
  await field.fill(QUESTION);
  await page.getByRole('button', { name: /^Send to Autoriteit/ }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(QUESTION)).toBeVisible();
}

async function note(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Notes for staff/ }).click();
  await page.getByLabel('New note').fill(CANARY);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText(CANARY)).toBeVisible();
  await expectGoodScreen(page);
}

async function answerAsAuthority(page: Page, key: string): Promise<void> {
  await page.goto(key);
  await page.getByRole('button', { name: 'Confirm that this is our address' }).click();
  await expect(page.getByText('Thank you. The address is confirmed.')).toBeVisible();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill(ANSWER);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Your message is sent.')).toBeVisible();
  await expectGoodPage(page);
}

async function forward(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Conversation/ }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(ANSWER)).toBeVisible({
    timeout: 20_000,
  });
  await move(page, 'Forward to client', 'Forwarded');
  await page.getByRole('radio', { name: 'Client' }).check();
  await page.getByLabel(/^Message to Northwind/).fill(TO_CLIENT);
  await page.getByRole('button', { name: /^Send to Northwind/ }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(TO_CLIENT)).toBeVisible();
}

async function answerAsClient(page: Page, client: Client): Promise<void> {
  await openPortal(page, client, 'sla');
  await page.getByRole('link', { name: 'Autoriteit Consument & Markt' }).click();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByText(TO_CLIENT)).toBeVisible();
  await page.getByLabel('Your answer').fill(FROM_CLIENT);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('Taken down at 9.') });
  await expect(page.getByRole('button', { name: 'Remove proof.txt' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: FROM_CLIENT })).toContainText('proof.txt');
  await expectGoodPage(page);
}

async function reply(page: Page): Promise<void> {
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages.getByText(FROM_CLIENT)).toBeVisible({ timeout: 20_000 });
  await expect(messages.getByText('proof.txt')).toBeVisible();
  await page.getByRole('radio', { name: 'Authority' }).check();
  await page.getByLabel(/^Message to Autoriteit/).fill('Effect was given this morning.');
  await page.getByRole('button', { name: /^Send to Autoriteit/ }).click();
  await expect(messages.getByText('Effect was given this morning.')).toBeVisible();
  await move(page, 'Start work', 'In progress');
  await askToMove(page, 'Respond');
  await page.getByLabel('What was done about the order').selectOption('given');
  await confirmMove(page, 'Respond');
}

/**
 * Who asks sees that nothing is done yet. The colleague, whom the very same person added just now, may not agree; so the
 * glass is broken.
 */
async function closeByTwo(page: Page, second: Credentials, browser: Browser): Promise<void> {
  await askToMove(page, 'Close order');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Effect was given, and said.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(page.getByText(/^Close a critical order: Approval requested/)).toBeVisible();
  await expectGoodScreen(page);
  const other = await newBrowser(browser);
  await openAdmin(other, second, '/admin/approvals');
  const asked = other.getByRole('article', { name: new RegExp(await openTicketNumber(page)) });
  await expect(asked.getByText(/Somebody else has to agree\.$/)).toBeVisible();
  await expect(asked.getByRole('button', { name: /^Agree/ })).toHaveCount(0);
  await expectGoodScreen(other);
  await other.context().close();
  await askToMove(page, 'Close order');
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Effect was given, and said.');
  await page.getByRole('checkbox', { name: /^Override/ }).check();
  await page.getByRole('textbox', { name: 'Why it cannot wait' }).fill('The authority waits for the end.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /alone$/ })
    .click();
  await expect(page.getByRole('definition').getByText('Closed', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
}

async function readEnd(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('Effect was given this morning.')).toBeVisible();
  await expect(page.getByText(/This request is closed/)).toBeVisible();
  await expectGoodPage(page);
}

async function move(page: Page, button: string, state: string): Promise<void> {
  await askToMove(page, button);
  await confirmMove(page, button);
  await expect(page.getByRole('definition').getByText(state, { exact: true })).toBeVisible();
}

async function expectMailWithoutContent(address: string, subject: RegExp): Promise<void> {
  const { text, html } = await mailTo(address, subject);
  expect(text).toContain('/client');
  expect(text + html).not.toMatch(new RegExp(`${REASONS}|${TO_CLIENT}`));
}

async function expectAudit(page: Page, signupId: number): Promise<void> {
  await expect(async () => {
    await page.goto(`/admin?tab=audit&signupId=${signupId}&search=sla.ticket&limit=100`);
    await expect(page.getByRole('row', { name: 'sla.ticket.closed.v1' })).toBeVisible({ timeout: 2_000 });
    const types = await page.getByText(/^sla\.ticket\./).allInnerTexts();
    expect(types).toEqual(expect.arrayContaining(EVENTS));
  }).toPass({ timeout: 20_000 });
}

/** The one order of this authority that was acknowledged in time. */
async function expectFigures(page: Page): Promise<void> {
  const answer = await page.request.get('/api/admin/response-times');
  const { byAuthority } = (await answer.json()) as { byAuthority: { group: string; within24h: number }[] };
  const group = byAuthority.find((one) => one.group === 'Autoriteit Consument & Markt');
  expect(group?.within24h).toBeGreaterThan(0);
}

/** In no mail, page, answer, PDF or export that leaves the house, on paper or not. */
async function expectCanaryAbsent(
  authority: Page,
  portal: Page,
  client: Client,
  link: string,
): Promise<void> {
  await portal.goto('/client/dashboard?tab=sla');
  await portal.getByRole('link', { name: 'Autoriteit Consument & Markt' }).click();
  await expect(portal.getByText(TO_CLIENT)).toBeVisible();
  const found = await outgoing({ authority, link, portal, client });
  const holding = (word: string) => found.filter(({ text }) => text.includes(word)).map(({ where }) => where);
  expect(holding(CANARY)).toEqual([]);
  // The search finds what does leave.
  expect(holding(TO_CLIENT)).toContainEqual(expect.stringMatching(/, printed$/));
  const { companyName } = client.company;
  for (const where of [/\d\/pdf$/, /certificate\.pdf$/, /letter\.pdf$/, /\.pdf of "/, /signups\/export$/])
    expect(holding(companyName)).toContainEqual(expect.stringMatching(where));
}
