import { expect, test } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, enter, expectOnceRefreshed, openPortal } from './steps/client.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a client watches an order of an authority arrive and move', async ({ page }) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  const admin = await signInAdmin();
  await page.clock.install();
  await openPortal(page, client, 'sla');
  await expect(page.getByText('No regulatory authority requests yet.')).toBeVisible();
  await expectGoodPage(page);

  const opened = await admin.post('/api/admin/sla-tickets', {
    data: {
      signupId: client.signupId,
      authorityName: 'Coimisiún na Meán',
      authorityContactDate: new Date().toISOString(),
      urgencyLevel: 'critical',
      description: 'Order to act against one listing.',
    },
  });
  const { id, ticketNumber } = (await opened.json()) as { id: number; ticketNumber: string };
  await admin.post(`/api/admin/sla-tickets/${id}/acknowledge`, { data: {} });
  await page.reload();
  await expect(page.getByText('No regulatory authority requests yet.')).toBeVisible();

  await admin.post(`/api/admin/sla-tickets/${id}/forward`, { data: {} });
  await expectOnceRefreshed(
    page,
    page.getByRole('status').filter({ hasText: 'New order from an authority' }),
  );
  await expect(page.getByText(ticketNumber, { exact: true })).toBeVisible();
  await expectGoodPage(page);

  await expectOnceRefreshed(page, page.getByText('An authority is waiting for your answer.'));
  await expect(page.getByText('Forwarded to you.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Coimisiún na Meán' }).click();
  await expect(page.getByText('Order to act against one listing.')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText('Your answer');
  await page.goBack();
  await expectGoodPage(page);

  await admin.post(`/api/admin/sla-tickets/${id}/start`, { data: {} });
  await admin.post(`/api/admin/sla-tickets/${id}/respond`, { data: { outcome: 'given' } });
  const end = { reason: 'Answered in full', breakGlass: 'Nobody else is there' };
  await admin.post(`/api/admin/sla-tickets/${id}/close`, { data: end });
  await expectOnceRefreshed(page, page.getByRole('heading', { name: 'Closed orders' }));
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expectOnceRefreshed(page, page.getByText(`Order ${ticketNumber} closed.`));
  await expect(page.getByText(`We acknowledged the order ${ticketNumber} to the authority.`)).toBeVisible();
  await expect(page.getByText(/^In force since/)).toBeVisible();
  await admin.dispose();
  expect(complaints()).toEqual([]);
});

test('a client reads of an order that was late once it is forwarded, and is promised no time that is over', async ({
  page,
}) => {
  const client = await becomeClient();
  const admin = await signInAdmin();
  const opened = await admin.post('/api/admin/sla-tickets', {
    data: {
      signupId: client.signupId,
      authorityName: 'Bundesnetzagentur',
      authorityContactDate: new Date(Date.now() - 25 * 3_600_000 - 260_000).toISOString(),
      urgencyLevel: 'high',
      description: 'Asks for the monthly active users in the Union.',
    },
  });
  const { id } = (await opened.json()) as { id: number };
  await page.clock.install();
  await openPortal(page, client);
  await expect(page.getByText('Bundesnetzagentur')).toHaveCount(0);
  await admin.post(`/api/admin/sla-tickets/${id}/acknowledge`, { data: {} });
  await admin.post(`/api/admin/sla-tickets/${id}/forward`, { data: {} });
  await expectOnceRefreshed(page, page.getByText('1 response time was missed.'));
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Open SLA Monitoring' }).click();
  await expect(page.getByText('SLA Violation')).toBeVisible();
  await expect(page.getByText(/acknowledge it to the authority, by/)).toHaveCount(0);
  await expectGoodPage(page);
  await admin.dispose();
});

test('a suspended client reads what that means, and can do nothing but read', async ({ page }) => {
  const client = await becomeClient();
  const admin = await signInAdmin();
  await page.clock.install();
  await openPortal(page, client);
  const path = `/api/admin/clients/${client.signupId}`;
  expect((await admin.post(`${path}/suspend`, { data: { reason: 'Fee in dispute' } })).ok()).toBe(true);
  await expectOnceRefreshed(page, page.getByText('Your account is suspended.'));
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByText('Fee in dispute')).toHaveCount(0);
  await expectGoodPage(page);

  expect((await admin.post(`${path}/reactivate`, { data: {} })).ok()).toBe(true);
  await expectOnceRefreshed(page, page.getByText('We ended the suspension of your account.'));
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden();
  await admin.dispose();
});

test('a session that ends while a tab is open says so, and signing in leads back to it', async ({ page }) => {
  const client = await becomeClient();
  await page.clock.install();
  await openPortal(page, client);
  await page.getByRole('tab', { name: 'Company Info' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Company Info' })).toBeFocused();
  await page.context().clearCookies();
  await expectOnceRefreshed(page, page.getByText('Your session has ended.'));
  await expectGoodPage(page);
  await enter(page, client);
  await expect(page.getByRole('term').filter({ hasText: 'Registered address' })).toBeVisible();
  expect(page.url()).toContain('tab=company');
});

test('a client stays in the portal where a page is missing or does not come', async ({ page, context }) => {
  const client = await becomeClient();
  await openPortal(page, client);
  const ways = page.getByRole('navigation', { name: 'Client portal' });
  expect((await page.goto('/client/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(ways).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Open the client portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: client.company.companyName })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await ways.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(ways).toBeVisible();
  await expectGoodPage(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
});
