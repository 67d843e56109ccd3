import { expect, test, type Page } from '@playwright/test';
import { send } from './steps/api.ts';
import { firstAdmin } from './steps/admin.ts';
import { becomeClient } from './steps/client.ts';
import { coveredBy } from './steps/covered.ts';
import { buildCompany, fillSignup, SUBMIT_SIGNUP } from './steps/customer.ts';
import { expectGoodPage } from './steps/page-checks.ts';

const summaryOf = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });
const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check your form' });

for (const width of [390, 1440])
  test(`a customer with a wrong registration gets the list, mends it and sees it go, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await page.goto('/signup');
    await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(summaryOf(page)).toBeInViewport();
    await expect(summaryOf(page).getByRole('link')).toHaveCount(10);
    await expect(toastOf(page)).toBeVisible();
    await expect.poll(() => coveredBy(toastOf(page).locator('[data-variant]'))).toEqual([]);
    await expectGoodPage(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Company name')).toBeFocused();
    await page.keyboard.type('Northwind Apps');
    await expect(summaryOf(page).getByRole('link')).toHaveCount(9);
    await expect(page.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'false');
    await fillSignup(page, buildCompany());
    await expect(summaryOf(page)).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
  });

test('a provider mends a form whose lists of choices are searched', async ({ page }) => {
  const client = await becomeClient();
  await send(page.request, '/api/client/login', { clientId: client.clientId, password: client.password });
  await page.goto(`/provider-information?signupId=${client.signupId}`);
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(summaryOf(page)).toBeFocused();
  await page.getByRole('link', { name: 'Please select at least one EU market' }).click();
  await expect(page.getByLabel('EU markets served')).toBeFocused();
  await page.getByRole('button', { name: 'All 27 Member States' }).click();
  await page.getByRole('button', { name: 'All 24 languages' }).click();
  await expect(summaryOf(page).getByRole('link')).toHaveCount(2);
  await page.getByLabel('Service description').fill('A market for used instruments. '.repeat(4));
  await page.getByLabel('Incident response plan').fill('The head of trust decides in four hours. '.repeat(4));
  await expect(summaryOf(page)).toHaveCount(0);
});

test('staff mend an order whose client is missing', async ({ page }) => {
  const { company } = await becomeClient();
  await send(page.request, '/api/admin/login', firstAdmin());
  await page.goto('/admin/tickets/new');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(summaryOf(page)).toBeFocused();
  await page.getByRole('link', { name: 'Please choose the client' }).click();
  await page.keyboard.type(company.companyName);
  await page.locator('.ant-select-item-option').filter({ hasText: company.companyName }).click();
  await expect(summaryOf(page).getByRole('link')).toHaveText(['Authority name is required']);
  await page.getByLabel('Authority', { exact: true }).fill('Coimisiún na Meán');
  await expect(summaryOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText(/entered$/)).toBeVisible();
});
