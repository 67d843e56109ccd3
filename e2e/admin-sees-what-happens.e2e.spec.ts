import { expect, test } from '@playwright/test';
import { checkBody, openBrowserless, send, signupBody } from './steps/api.ts';
import { buildCompany } from './steps/customer.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('an admin signs in and sees the check, the signup and the audit log', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = buildCompany();
  const visitor = await openBrowserless();
  await send(visitor, '/api/compliance-check', checkBody(company));
  await send(visitor, '/api/signup', signupBody(company));
  await visitor.dispose();

  await page.goto('/admin');
  await page.waitForURL(/\/admin\/login/);
  await expectGoodPage(page);
  await page.getByLabel('Username').fill(process.env['ADMIN_USERNAME'] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin($|\?)/);
  await expect(page.getByText(company.companyName).first()).toBeVisible();
  await expectGoodPage(page);

  for (const [tab, fact] of [
    ['Compliance Checks', company.companyName],
    ['Client Signups', company.email],
    ['Audit Logs', 'onboarding.signup.registered.v1'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(fact).filter({ visible: true }).first()).toBeVisible();
    await expectGoodPage(page);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(complaints()).toEqual([]);
});
