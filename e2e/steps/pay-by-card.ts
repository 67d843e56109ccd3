import { expect, type Page } from '@playwright/test';

export const CONTINUE_TO_PAYMENT = /^Continue to Payment -/;

/** Says on the payment page whom the invoice is for, and comes out on the provider's page. */
export async function goToCardPage(page: Page): Promise<void> {
  await fillBilling(page);
  await page.getByRole('button', { name: CONTINUE_TO_PAYMENT }).click();
  await expect(page.getByRole('heading', { name: 'Pay for one year' })).toBeVisible();
}

export async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('The number', { exact: true }).fill('12345678');
  await page.getByLabel('Where the number can be looked up').fill('https://register.example/12345678');
}

/** Pays on the provider's page. */
export const payByCard = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay €/ }).click();

/** The payment page says that the fee is paid, and leads on. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByText(/The first year was paid on/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Go on to the agreement' })).toBeVisible();
}
