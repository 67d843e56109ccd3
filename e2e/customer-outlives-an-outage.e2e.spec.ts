import { expect, test } from '@playwright/test';
import { havePaid } from './steps/api.ts';
import { buildCompany, fillSignup, SUBMIT_SIGNUP } from './steps/customer.ts';
import { mailTo } from './steps/inbox.ts';
import { hang, takeDownGateway } from './steps/trouble.ts';

test('a customer keeps the form while onboarding hangs, and sends it when it is back', async ({ page }) => {
  const company = buildCompany();
  await page.goto('/signup');
  await fillSignup(page, company);
  const wake = hang('onboarding');
  try {
    await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
    await expect(page.getByText('Submission Error')).toBeVisible();
    await expect(page.getByLabel('Registered address')).toHaveValue(/Main Street/);
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue(company.companyName);
    await expect(page.getByRole('checkbox').last()).toBeChecked();
  } finally {
    wake();
  }
  await expect(async () => {
    await page.getByRole('button', { name: SUBMIT_SIGNUP }).click({ timeout: 5_000 });
    await page.waitForURL(/\/ads\/success/, { timeout: 5_000 });
  }).toPass();
  await mailTo(company.email, /Your Client ID is/);
});

test('a customer signs although the gateway was away in between, with nothing typed again', async ({
  page,
}) => {
  const company = buildCompany();
  await page.goto(`/signature/${await havePaid(page, company)}`);
  await page.getByLabel('Your full name').fill(company.contactName);
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).press('Space');
  const gateway = takeDownGateway();
  try {
    await page.getByRole('button', { name: 'Sign Agreement' }).click();
    await expect(page.getByText('Failed to sign agreement. Please try again.')).toBeVisible();
  } finally {
    await gateway.untilServed();
  }
  await expect(page.getByLabel('Your full name')).toHaveValue(company.contactName);
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
});
