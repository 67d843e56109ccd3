import { expect, test, type Page } from '@playwright/test';
import { becomeColleague, expectGoodScreen, openAdmin } from './steps/admin.ts';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, openPortal } from './steps/client.ts';
import { mailTo, replyAddressOf } from './steps/inbox.ts';
import { sendMail, sendMailBySwaks } from './steps/mail-in.ts';
import { watchConsole } from './steps/page-checks.ts';

const OFFICER = `eva@desk-${process.pid}.example`;
const SUBJECT = `Order EX-${process.pid}`;
const ORDER = 'We order you under Article 9 to remove the offer of 4 May.';
const QUESTION = 'Which of the two offers do you mean?';
const REPLY = 'The first one, as the second ended in May.';

test('an officer who only writes mails is heard, asked and answered', async ({ page, browser }) => {
  test.slow();
  const client = await becomeClient();
  const admin = await signInAdmin();
  const caseworker = await becomeColleague(admin, 'caseworker');
  await admin.dispose();
  const complaints = watchConsole(page);
  await openAdmin(page, caseworker, '/admin/mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();

  await test.step('a mail stands in the open page, without anybody reloading it', async () => {
    await sendMailBySwaks({ from: `Eva <${OFFICER}>`, subject: SUBJECT, text: ORDER });
    await page.getByRole('link', { name: SUBJECT }).click();
    await expect(page.getByText(ORDER)).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step('on a phone, its head is short', () => expectShortHead(page));

  await test.step('it becomes an order by two keys', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Authority', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    const outcome = page.getByRole('region', { name: 'Outcome' });
    await outcome.getByRole('link', { name: /^SLA-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order SLA-/ })).toBeVisible();
  });

  const answered = await test.step('its sender is asked, and told so by a mail', async () => {
    await page.getByRole('button', { name: /^Write to the authority/ }).click();
    await page.getByLabel(/^Message to /).fill(QUESTION);
    await page.getByRole('button', { name: /^Send to / }).click();
    await expect(page.getByRole('list', { name: 'Messages' }).getByText(QUESTION)).toBeVisible();
    return mailTo(OFFICER, /there is a message for you/);
  });
  expect(answered.text).not.toContain(QUESTION);

  await test.step('what the officer replies to that mail stands in the conversation', async () => {
    const replyTo = await replyAddressOf(answered);
    expect(replyTo).toMatch(/^authorities\+a-[a-z0-9-]+\.[a-z2-7]{12}@/);
    const subject = `Re: ${answered.subject}`;
    await sendMail({ from: OFFICER, to: replyTo, subject, text: REPLY });
    const messages = page.getByRole('list', { name: 'Messages' });
    await expect(messages.getByText(REPLY)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the client sees it once it is forwarded, and not before', async () => {
    const portal = await (await browser.newContext()).newPage();
    await openPortal(portal, client, 'sla');
    await expect(portal.getByText('An authority wrote to you directly')).toBeVisible();
    await expect(portal.getByText(ORDER)).toHaveCount(0);
    await portal.context().close();
  });

  await test.step('a newsletter is put away by two keys', () => putAway(page));
  expect(complaints()).toEqual([]);
});

async function putAway(page: Page): Promise<void> {
  const subject = `Ten tips ${process.pid}`;
  await sendMail({ from: `news@letters-${process.pid}.example`, subject, text: 'Ten tips.' });
  await page.goto('/admin/mail');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('Ten tips.')).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Outcome' })).toBeVisible();
}

/** Title, sender and what may be done take less than a third of a phone's screen, under what all pages have. */
async function expectShortHead(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const actions = await page.getByRole('group', { name: 'What may be done with it' }).boundingBox();
    const end = (actions?.y ?? height) + (actions?.height ?? 0);
    expect(end - (title?.y ?? 0), `of the ${height} of a phone`).toBeLessThan(height / 3);
  }
  if (before) await page.setViewportSize(before);
}
