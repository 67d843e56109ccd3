import { expect, type Page } from '@playwright/test';

/** The button under the form of /signup; the fee stands on it. */
export const SUBMIT_SIGNUP = /Continue to Payment -/;

/** A company that nobody else in these journeys has. */
export interface Company {
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
}

let companies = 0;

export function buildCompany(values: Partial<Company> = {}): Company {
  companies += 1;
  const mark = `${process.pid}-${companies}`;
  return {
    companyName: `Northwind Apps ${mark} Inc.`,
    contactName: 'Ada Byron',
    email: `ada-${mark}@northwind.example`,
    ...values,
  };
}

/** Takes the free check with three times yes, up to its answer. */
export async function takeCheck(page: Page, company: Company): Promise<void> {
  await page.goto('/check');
  for (const question of ['based outside', 'accessible by EU users', /data|content|interactions/]) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(question);
    await page.getByRole('button', { name: 'Yes' }).click();
  }
  await page.getByLabel('Email').fill(company.email);
  await page.getByLabel('Company name').fill(company.companyName);
  await page.getByRole('button', { name: 'Show My Result' }).click();
  await expect(page.getByRole('heading', { name: 'DSA Legal Representative Required' })).toBeVisible();
}

export async function fillSignup(page: Page, company: Company): Promise<void> {
  await page.getByLabel('Company name').fill(company.companyName);
  await page.getByLabel('Website URL').fill('https://northwind.example');
  await page.getByLabel('Country of incorporation').selectOption('United States');
  await page.getByLabel('Registered address').fill('1 Main Street, Springfield, IL 62701');
  await page.getByLabel('Legal contact name').fill(company.contactName);
  await page.getByLabel('Legal contact email').fill(company.email);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Registers the company and comes out on the success page. @returns the signup's id. */
export async function register(page: Page, company: Company): Promise<number> {
  await page.goto('/signup');
  await fillSignup(page, company);
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  await page.waitForURL(/\/ads\/success/);
  return Number(new URL(page.url()).searchParams.get('signupId'));
}

/** Goes on from the success page, pays, and comes out on the agreement. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await completePayment(page);
}

/** Pays the order that is open, and comes out on the agreement. */
export async function completePayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await page.waitForURL(/\/signature\/\d+/);
}

/** Signs the agreement that is open. @returns its number. */
export async function sign(page: Page, company: Company): Promise<string> {
  await expect(page.getByText(company.companyName).first()).toBeVisible();
  await page.getByLabel('Your full name').fill(company.contactName);
  // By key: the page may still be gliding to the field that was just filled, and a click would miss.
  const consent = page.getByRole('checkbox', { name: /I have read the agreement/ });
  await consent.press('Space');
  await expect(consent).toBeChecked();
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
  return (
    await page
      .getByText(/DSA-\d{6}-\d{4,}/)
      .first()
      .innerText()
  ).trim();
}
