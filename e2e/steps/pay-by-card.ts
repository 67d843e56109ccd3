import { expect, type Page } from '@playwright/test';
import { send } from './api.ts';
import { buildCompany, register, sign } from './customer.ts';
import { mailTo } from './inbox.ts';

const PASSWORD = 'a quiet harbour at dawn';

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

/** A client that has paid by card, signed and set up its account; its billing page is open. */
export async function openBillingByCard(
  page: Page,
): Promise<{ email: string; companyName: string; signupId: string }> {
  const company = buildCompany();
  await register(page, company);
  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await goToCardPage(page);
  await payByCard(page);
  await expectPaid(page);
  const signupId = new URL(page.url()).searchParams.get('signupId') ?? '';
  await page.getByRole('link', { name: 'Go on to the agreement' }).click();
  await sign(page, company);
  const confirmation = await mailTo(company.email, /Your Client ID is/);
  const clientId = /DSA-[A-Z2-9]{6}/.exec(confirmation.text)?.[0] ?? '';
  // The page of the signed agreement asks for its PDF until it is there, and has no right to it once there is an account.
  await page.goto('/client/setup');
  await send(page.request, '/api/client/setup', { clientId, password: PASSWORD });
  await send(page.request, '/api/client/login', { clientId, password: PASSWORD });
  await page.goto('/client/billing');
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  return { email: company.email, companyName: company.companyName, signupId };
}
