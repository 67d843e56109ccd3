import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectGoodScreen, openAdmin, openTicket, type Credentials } from './steps/admin.ts';
import { send, signInAdmin } from './steps/api.ts';
import { askToMove, chooseClient, confirmMove } from './steps/authority.ts';
import { becomeClient, openPortal, type Client } from './steps/client.ts';
import { mailTo } from './steps/inbox.ts';
import { becomeTwoCaseworkers } from './steps/independent-staff.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const AUTHORITY = 'Coimisiún na Meán';
const OF_THE_FIRST = 'We have taken it down at nine.';

test('an order that went to the wrong client is given to the right one by two, and takes nothing along', async ({
  page,
  browser,
}) => {
  test.slow();
  const admin = await signInAdmin();
  const [wrong, meant] = [await becomeClient(), await becomeClient()];
  const [anna, ben] = await becomeTwoCaseworkers(admin);
  const { id, ticketNumber } = await openTicket(admin, wrong, AUTHORITY);
  for (const action of ['acknowledge', 'forward'])
    await send(admin, `/api/admin/sla-tickets/${id}/${action}`, {});
  await admin.dispose();
  const [first, second] = [await portalOf(browser, wrong), await portalOf(browser, meant)];
  await send(first.request, `/api/client/sla-tickets/${id}/messages`, { body: OF_THE_FIRST });
  const complaints = [watchConsole(page), watchConsole(second)];

  await openAdmin(page, anna, `/admin/tickets/${id}`);
  await expect(page.getByText(OF_THE_FIRST)).toBeVisible();
  await nameAnotherClient(page, meant);
  expect((await first.request.get(`/api/client/sla-tickets/${id}`)).status()).toBe(200);
  await agree(browser, ben, ticketNumber, meant);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Clients it was about by mistake' })).toContainText(
    wrong.company.companyName,
  );
  await expect(page.getByText('the earlier client to us')).toBeVisible();
  await expectGoodScreen(page);
  await first.goto(`/client/orders/${id}`);
  await expect(first.getByRole('heading', { name: '404 Order Not Found' })).toBeVisible();
  await first.goto('/client/dashboard?tab=sla');
  await expect(first.getByText('No regulatory authority requests yet.')).toBeVisible();
  await second.reload();
  await expect(second.getByText('No regulatory authority requests yet.')).toBeVisible();

  await askToMove(page, 'Forward to client');
  await confirmMove(page, 'Forward to client');
  await mailTo(meant.company.email, new RegExp(`^${ticketNumber}: an authority in the EU contacted us`));
  await second.goto(`/client/orders/${id}`);
  await expect(second.getByRole('heading', { level: 1, name: AUTHORITY })).toBeVisible();
  await expect(second.getByText(OF_THE_FIRST)).toHaveCount(0);
  await expectGoodPage(second);
  expect(complaints.flatMap((read) => read())).toEqual([]);
  for (const portal of [first, second]) await portal.context().close();
});

async function portalOf(browser: Browser, client: Client): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openPortal(page, client, 'sla');
  return page;
}

async function nameAnotherClient(page: Page, client: Client): Promise<void> {
  await page.getByRole('button', { name: /^Another client is meant/ }).click();
  const dialog = page.getByRole('dialog');
  await chooseClient(dialog, client);
  await dialog.getByLabel('How you know that the other one is meant').fill('Their letter names it.');
  await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(page.getByText(/^Another client is meant: Approval requested/)).toBeVisible();
}

async function agree(browser: Browser, by: Credentials, ticketNumber: string, meant: Client): Promise<void> {
  const other = await (await browser.newContext()).newPage();
  await openAdmin(other, by, '/admin/approvals');
  const item = other.getByRole('article', { name: new RegExp(ticketNumber) });
  await expect(item).toContainText(meant.clientId);
  await item.getByRole('button', { name: /^Agree/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(item.getByText('Agreed and done')).toBeVisible();
  await other.context().close();
}
