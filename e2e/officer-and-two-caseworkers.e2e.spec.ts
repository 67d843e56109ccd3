import { expect, test, type Browser, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { addressOf, becomeColleague, expectGoodScreen, openAdmin } from './steps/admin.ts';
import { BASE_URL, signInAdmin } from './steps/api.ts';
import { askToMove, confirmMove, openTicketNumber } from './steps/authority.ts';
import { becomeClient, openPortal, registerNumberOf, type Client } from './steps/client.ts';
import { letBeIndependent } from './steps/independent-staff.ts';
import { linkIn, mailsTo, mailTo } from './steps/inbox.ts';
import { expectGoodPage } from './steps/page-checks.ts';

const OFFICE = `officer-${process.pid}@authority.example`;
const OWN_REFERENCE = `POL/26/${process.pid}`;
const REASONS = 'The account sells what was stolen, as the pictures show.';
const AFTERWARDS = 'The offer is back under another address.';
/** One grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const MAIL = Buffer.from('From: Eva <eva@police.example>\r\nSubject: Seen\r\n\r\nSee the picture.\r\n');

test('an officer files an order with files, two caseworkers end it, and the officer opens it again', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const client = await becomeClient();
  const registerNumber = await registerNumberOf(client);
  const admin = await signInAdmin();
  const first = await becomeColleague(admin, 'caseworker');
  const second = await becomeColleague(admin, 'caseworker');
  await admin.dispose();
  await letBeIndependent([first, second]);
  const officer = await newPage(browser);
  const staff = await newPage(browser);
  const portal = await newPage(browser);

  await test.step('the officer files it with a picture and a mail, and sees all of it', () =>
    fileOrder(officer, registerNumber));
  let number = '';
  const key = linkIn(await mailTo(OFFICE, /request/i), /\/authorities\/r\//);

  await test.step('a caseworker finds it by the officer’s reference, and forwards one of the two files', async () => {
    await openAdmin(staff, first, '/admin?tab=sla');
    number = await findOrder(staff);
    await forwardOneFile(staff);
  });
  await test.step('the client sees that one only', () => expectOneFile(portal, client));

  await test.step('the end takes two: it reaches the mailbox and the colleague, who reads the letter and agrees', async () => {
    await askForTheEnd(staff);
    await expectAsked(second.username);
    const colleague = await newPage(browser);
    await openAdmin(colleague, second, '/admin/approvals');
    await agree(colleague, number);
    await colleague.context().close();
    await mailTo(addressOf(first.username), /what you asked for was agreed to$/);
  });

  await test.step('the officer writes after the end, and the order is open again', async () => {
    await writeAfterwards(officer, key);
    await expect(staff.getByRole('list', { name: 'Messages' }).getByText(AFTERWARDS)).toBeVisible({
      timeout: 30_000,
    });
    await expect(staff.getByRole('definition').getByText('In progress', { exact: true })).toBeVisible();
  });
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE_URL });
  return context.newPage();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fileOrder(page: Page, registerNumber: string): Promise<void> {
  await page.goto('/authorities');
  await page.getByLabel(/^Company, domain/).fill(registerNumber);
  await page.getByLabel(/^An order to act/).check();
  await goOn(page);
  await page.getByLabel('Authority', { exact: true }).fill('Rotterdam Police');
  await page.getByLabel(/^Member State/).selectOption('Netherlands');
  await page.getByLabel('Your name').fill('Eva de Vries');
  await page.getByLabel('Email of your office').fill(OFFICE);
  await page.getByLabel('Your reference').fill(OWN_REFERENCE);
  await goOn(page);
  await page.getByLabel(/^Statement of reasons/).fill(REASONS);
  await page.getByLabel(/^Where the content is/).fill('https://northwind.example/offer/7');
  await goOn(page);
  await goOn(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'screen.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'seen.eml', mimeType: 'message/rfc822', buffer: MAIL },
  ]);
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { name: 'Your order as you filed it' })).toBeVisible();
  await expect(page.getByText(REASONS)).toBeVisible();
  await expect(page.getByText('https://northwind.example/offer/7')).toBeVisible();
  await expect(page.getByRole('button', { name: /screen\.png/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /seen\.eml/ })).toBeVisible();
  await expectGoodPage(page);
}

/** @returns its number */
async function findOrder(page: Page): Promise<string> {
  await page.getByLabel(/^Search number, reference/).fill(OWN_REFERENCE);
  await expect(page).toHaveURL(/[?&]search=/);
  await page.getByRole('row', { name: 'Rotterdam Police' }).getByRole('link', { name: /^SLA-/ }).click();
  await expect(page.getByText(REASONS)).toBeVisible();
  await page.getByRole('button', { name: /^Classify/ }).click();
  await page.getByLabel('Urgency').selectOption('critical');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await move(page, 'Acknowledge', 'Acknowledged');
  return openTicketNumber(page);
}

async function forwardOneFile(page: Page): Promise<void> {
  await askToMove(page, 'Forward to client');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^screen\.png/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^seen\.eml/ }).uncheck();
  await expectGoodScreen(page);
  await confirmMove(page, 'Forward to client');
  await expect(page.getByText(/screen\.png.*forwarded to the client/)).toBeVisible();
  await move(page, 'Start work', 'In progress');
}

async function expectOneFile(page: Page, client: Client): Promise<void> {
  await openPortal(page, client, 'sla');
  await page.getByRole('link', { name: 'Rotterdam Police' }).click();
  const files = page.getByRole('list', { name: 'Files of the authority' });
  await expect(files.getByRole('link', { name: 'screen.png' })).toBeVisible();
  await expect(page.getByText('seen.eml')).toHaveCount(0);
  await expectGoodPage(page);
}

async function askForTheEnd(page: Page): Promise<void> {
  await askToMove(page, 'Close order');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was done about the order').selectOption('given');
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('The offer was taken down.');
  await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(page.getByText(/^Close a critical order: Approval requested/)).toBeVisible();
}

/** At the mailbox of staff, and at who may decide: with a link, and nothing of the order. */
async function expectAsked(colleague: string): Promise<void> {
  const own = await mailTo(addressOf(colleague), /requests a second approval$/);
  expect(`${own.text} ${own.html}`).not.toContain(REASONS);
  expect(linkIn(own, /\/admin\/approvals$/)).toBeTruthy();
  await eventually(
    async () => (await mailsTo()).some(({ subject }) => subject.endsWith('a second person is needed')),
    { fact: 'the mailbox of staff was asked', withinMs: 30_000 },
  );
}

async function agree(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: `Agree: ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(REASONS)).toBeVisible();
  await expect(dialog.getByText('We have closed your request.', { exact: false })).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Agree' }).click();
  const done = page.getByRole('article', { name: new RegExp(`${number}$`) });
  await expect(done.getByText('Agreed and done')).toBeVisible();
}

async function writeAfterwards(page: Page, key: string): Promise<void> {
  await page.goto(key);
  await expect(page.getByText('If you write to us, it is opened again.', { exact: false })).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill(AFTERWARDS);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Your message is sent.')).toBeVisible();
  await expectGoodPage(page);
}

async function move(page: Page, button: string, state: string): Promise<void> {
  await askToMove(page, button);
  await confirmMove(page, button);
  await expect(page.getByRole('definition').getByText(state, { exact: true })).toBeVisible();
}
