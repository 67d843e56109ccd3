import { expect, test, type Page } from '@playwright/test';
import {
  askToMove,
  confirmMove,
  EVENTS_OF_THE_WAY,
  expectClientSees,
  fillTicket,
  MOVES,
  openTicketNumber,
} from './steps/authority.ts';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, expectOnceRefreshed, openPortal } from './steps/client.ts';
import {
  addressOf,
  becomeColleague,
  choosePassword,
  enterAdmin,
  expectGoodScreen,
  firstAdmin,
  newUsername,
  openAdmin,
  openTicket,
} from './steps/admin.ts';
import { mailsTo, mailTo } from './steps/inbox.ts';
import { typeInto } from './steps/keyboard.ts';
import { watchConsole } from './steps/page-checks.ts';

const OWN_PASSWORD = 'the lamp on the north pier';
const ORDER = {
  authorityName: 'Coimisiún na Meán',
  urgency: 'high',
  description: 'Order to give information on two accounts, within ten days.',
};

test('a new caseworker takes an order to its end, and the client sees each step', async ({
  page,
  browser,
}) => {
  test.slow();
  const client = await becomeClient();
  const clientContext = await browser.newContext();
  const watcher = await clientContext.newPage();
  await watcher.clock.install();
  await openPortal(watcher, client, 'sla');
  await expect(watcher.getByText('No regulatory authority requests yet.')).toBeVisible();
  const complaints = [watchConsole(page), watchConsole(watcher)];

  await openAdmin(page, firstAdmin(), '/admin/staff');
  const caseworker = await addCaseworker(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
  await enterAdmin(page, caseworker);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expectGoodScreen(page);
  await choosePassword(page, caseworker.password, OWN_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();

  await page.getByRole('tab', { name: 'SLA Monitoring' }).click();
  await page.getByRole('link', { name: 'New order' }).click();
  await fillTicket(page, client, ORDER);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  const ticketNumber = await openTicketNumber(page);
  await expectGoodScreen(page);
  for (const { button, inAdmin, atClient } of MOVES) {
    await askToMove(page, button);
    await page.getByLabel('Note for staff').fill(`${button}: done by the book.`);
    if (button === 'Respond') await page.getByLabel('What was done about the order').selectOption('given');
    if (button === 'Acknowledge') await expectGoodScreen(page);
    await confirmMove(page, button);
    await expect(page.getByRole('definition').getByText(inAdmin, { exact: true })).toBeVisible();
    if (!atClient) {
      // Nothing of the order before it is forwarded.
      await watcher.reload();
      await expect(watcher.getByText('No regulatory authority requests yet.')).toBeVisible();
      continue;
    }
    await expectClientSees(watcher, atClient);
    await expect(watcher.getByText(ticketNumber, { exact: true })).toBeVisible();
  }
  await watcher.getByRole('link', { name: ORDER.authorityName }).click();
  await expect(watcher.getByText(ORDER.description)).toBeVisible();
  await watcher.goBack();
  await close(page, 'Answered in full');
  await expectGoodScreen(page);
  await expectOnceRefreshed(watcher, watcher.getByRole('heading', { name: 'Closed orders' }));
  await expectGoodScreen(watcher);
  await expect(watcher.getByText(/by the book|Answered in full/)).toHaveCount(0);

  await expectOneMailWithoutTheOrder(client.company.email, ticketNumber);
  await expectAuditTrail(page, client.signupId);
  expect(complaints.flatMap((read) => read())).toEqual([]);
  await clientContext.close();
});

/** The admin's way to a new colleague; the password is shown once and nowhere else. */
async function addCaseworker(page: Page) {
  const username = newUsername('caseworker');
  await page.getByRole('button', { name: 'Add a member' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(addressOf(username));
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('caseworker');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const shown = page.getByRole('dialog', { name: `One-time password of ${username}` });
  const password = await shown.locator('code').innerText();
  await expectGoodScreen(page);
  await shown.getByRole('button', { name: 'I have handed it on' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: username })).toContainText('One-time password');
  await expect(page.getByText(password)).toHaveCount(0);
  await expectGoodScreen(page);
  return { username, password };
}

async function close(page: Page, reason: string): Promise<void> {
  await askToMove(page, 'Close order');
  await page.getByRole('dialog').getByRole('button', { name: 'Close order' }).click();
  await expect(page.getByRole('link', { name: 'Please give the reason for closing' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('Reason').fill(reason);
  await confirmMove(page, 'Close order');
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'What may be done next' })).toHaveCount(0);
}

/** What the order says stands in the portal, never in a mail. */
async function expectOneMailWithoutTheOrder(address: string, ticketNumber: string): Promise<void> {
  const mail = await mailTo(address, new RegExp(`^${ticketNumber}: an authority in the EU contacted us`));
  expect(mail.text).not.toContain(ORDER.description);
  expect(mail.text).toContain('/client');
  const about = (await mailsTo(address)).filter(({ subject }) => subject.includes(ticketNumber));
  expect(about).toHaveLength(1);
}

/** Events arrive a moment after the change they report; each of them once. */
async function expectAuditTrail(page: Page, signupId: number): Promise<void> {
  await expect(async () => {
    await page.goto(`/admin?tab=audit&signupId=${signupId}&search=sla.ticket`);
    await expect(page.getByRole('button', { name: /Show all signups/ })).toBeVisible();
    await expect(page.getByRole('row', { name: 'sla.ticket.closed.v1' })).toBeVisible({ timeout: 2_000 });
    const types = await page.getByText(/^sla\.ticket\./).allInnerTexts();
    expect(types.sort()).toEqual([...EVENTS_OF_THE_WAY].sort());
  }).toPass({ timeout: 20_000 });
  await expectGoodScreen(page);
}

test('a caseworker finds an order and takes it to its end without a mouse', async ({ page }) => {
  const complaints = watchConsole(page);
  const admin = await signInAdmin();
  const client = await becomeClient();
  const caseworker = await becomeColleague(admin, 'caseworker');
  const authority = `Arcom ${client.clientId}`;
  const older = await openTicket(admin, client, authority);
  const newer = await openTicket(admin, client, authority);

  await page.goto('/admin/login');
  await typeInto(page, page.getByLabel('Username'), caseworker.username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), caseworker.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('t');
  const list = page.getByRole('tabpanel', { name: 'SLA Monitoring' });
  await expect(list.getByRole('link', { name: newer.ticketNumber }).last()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(authority);
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);

  // What is due first stands first.
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('row', { name: newer.ticketNumber })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${older.ticketNumber}`);

  for (const [key, state] of [
    ['a', 'Acknowledged'],
    ['f', 'Forwarded'],
    ['s', 'In progress'],
    ['q', 'Awaiting authority'],
    ['e', 'In progress'],
    ['d', 'Responded'],
    ['c', 'Closed'],
  ] as const) {
    await page.keyboard.press(key);
    if (key === 'd') {
      await expect(page.getByLabel('What was done about the order')).toBeFocused();
      // The first outcome; of its time nobody has said anything.
      await page.keyboard.press('ArrowDown');
    } else {
      await reachNote(page);
      await page.keyboard.type('jk? typed, not obeyed');
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('definition').getByText(state, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Reason: jk? typed, not obeyed')).toBeVisible();
  await admin.dispose();
  expect(complaints()).toEqual([]);
});

/** Where a note is all there is to write, the button has the focus, and the note stands two stops before it. */
async function reachNote(page: Page): Promise<void> {
  const focused = page.getByRole('dialog').locator('textarea:focus, button[type=submit]:focus');
  await expect(focused).toBeVisible();
  if (await focused.evaluate(({ tagName }) => tagName === 'BUTTON'))
    for (const _ of ['Cancel', 'the note']) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog').locator('textarea').first()).toBeFocused();
}

test('a caseworker who goes back with a note half written is asked first', async ({ page }) => {
  const admin = await signInAdmin();
  const client = await becomeClient();
  const { id, ticketNumber } = await openTicket(admin, client, 'CNMC');
  await openAdmin(page, firstAdmin(), '/admin?tab=sla');
  await page.getByRole('main').getByRole('link', { name: ticketNumber }).last().click();
  await askToMove(page, 'Acknowledge');
  await page.getByLabel('Note for staff').pressSequentially('Spoke with Ms. Jansen');

  const questions: string[] = [];
  const answer = (isYes: boolean) =>
    page.once('dialog', (question) => {
      questions.push(question.message());
      return isYes ? question.accept() : question.dismiss();
    });
  answer(false);
  await page.goBack();
  await expect.poll(() => questions).toHaveLength(1);
  await expect(page.getByLabel('Note for staff')).toHaveValue('Spoke with Ms. Jansen');
  expect(page.url()).toContain(`/admin/tickets/${id}`);

  answer(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\?tab=sla$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(questions).toEqual(Array(2).fill('Leave this form? What you typed was not sent and will be lost.'));
  await admin.dispose();
});
