import { expect, test } from '@playwright/test';
import { buildCompany, takeCheck } from './steps/customer.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a visitor who needs no representative learns why, by keyboard alone', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/check');
  await expectGoodPage(page);
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeEnabled();
  await yes.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('accessible by EU users');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText("You're Likely Not Required");
  await expect(page.getByText(/not accessible by EU users. Without a substantial connection/)).toBeVisible();
  await expectGoodPage(page);
  const again = page.getByRole('button', { name: 'Take Check Again' });
  for (const stop of [...(await page.getByRole('button', { name: /^Change/ }).all()), again]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('based outside the EU/EEA');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(complaints()).toEqual([]);
});

test('a visitor restarts the check after a reload, and changes an answer', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = buildCompany();
  await takeCheck(page, company);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('DSA Legal Representative Required');
  await page.getByRole('button', { name: 'Take Check Again' }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(heading).toHaveText("You're Likely Not Required");
  await page.reload();
  await page.getByRole('button', { name: 'Change this answer: Based outside the EU/EEA' }).click();
  await expect(heading).toContainText('based outside');
  await expectGoodPage(page);
  for (const question of ['based outside', 'accessible by EU users', /data|content|interactions/]) {
    await expect(heading).toContainText(question);
    await page.getByRole('button', { name: 'Yes' }).click();
  }
  await expect(page.getByLabel('Email')).toHaveValue(company.email);
  await page.getByRole('button', { name: 'Show My Result' }).click();
  await expect(heading).toHaveText('DSA Legal Representative Required');
  await expectGoodPage(page);
  await page.getByRole('link', { name: /Get Legal Rep Now/ }).click();
  await expect(page.getByLabel('Company name')).toHaveValue(company.companyName);
  await expect(page.getByLabel('Legal contact email')).toHaveValue(company.email);
  expect(complaints()).toEqual([]);
});

test('a visitor goes back and forward through the check with the buttons of the browser', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await page.goto('/check');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('based outside the EU/EEA');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(heading).toContainText('accessible by EU users');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/check\?step=question3$/);
  await page.getByRole('banner').getByRole('link', { name: 'Free Compliance Check' }).click();
  await expect(page).toHaveURL(/\/check\?step=question3$/);
  await page.goBack();
  await page.goBack();
  await expect(heading).toContainText('accessible by EU users');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toContainText('based outside the EU/EEA');
  await page.goForward();
  await expect(heading).toContainText('accessible by EU users');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(complaints()).toEqual([]);
});
