import { expect, test, type Page } from '@playwright/test';
import { buildCompany, SUBMIT_SIGNUP, type Company } from './steps/customer.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { pressOn, tabTo, typeInto } from './steps/keyboard.ts';
import { watchConsole } from './steps/page-checks.ts';

const PASSWORD = 'a quiet harbour at dawn';

test('a customer without a mouse gets from the free check to the portal', async ({ page }) => {
  test.slow();
  const complaints = watchConsole(page);
  const company = buildCompany();

  await takeCheck(page, company);
  await pressOn(page, page.getByRole('link', { name: /^Get Legal Rep Now/ }).last());
  await signUp(page, company);
  await pressOn(page, page.getByRole('link', { name: 'Continue to Payment' }));
  await pressOn(page, page.getByRole('button', { name: 'Complete Payment' }));
  await sign(page, company);

  const mail = await mailTo(company.email, /Your Client ID is/);
  const clientId = /DSA-[A-Z2-9]{6}/.exec(mail.text)?.[0] ?? '';
  await page.goto(linkIn(mail, /\/client\/setup/));
  await typeInto(page, page.getByLabel(/^(New )?password$/i), PASSWORD);
  await typeInto(page, page.getByLabel(/confirm/i), PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/client\/login/);
  await typeInto(page, page.getByLabel('Client ID'), clientId);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await lookAround(page, company);
  await provideInformation(page);
  expect(complaints()).toEqual([]);
});

async function takeCheck(page: Page, { email, companyName }: Company): Promise<void> {
  await page.goto('/check');
  const heading = page.getByRole('heading', { level: 1 });
  for (const question of ['based outside', 'accessible by EU users', /data|content|interactions/]) {
    await expect(heading).toContainText(question);
    await pressOn(page, page.getByRole('button', { name: 'Yes' }));
  }
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Company name'), companyName);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('DSA Legal Representative Required');
}

async function signUp(page: Page, company: Company): Promise<void> {
  await typeInto(page, page.getByLabel('Company name'), company.companyName);
  await typeInto(page, page.getByLabel('Website URL'), 'https://northwind.example');
  await typeInto(page, page.getByLabel('Country of incorporation'), 'United States');
  await typeInto(page, page.getByLabel('Registered address'), '1 Main Street, Springfield, IL 62701');
  await typeInto(page, page.getByLabel('Legal contact name'), company.contactName);
  await expect(page.getByLabel('Legal contact email')).toHaveValue(company.email);
  for (const box of await page.getByRole('checkbox').all()) await pressOn(page, box, 'Space');
  await pressOn(page, page.getByRole('button', { name: SUBMIT_SIGNUP }));
  await page.waitForURL(/\/ads\/success/);
}

async function sign(page: Page, company: Company): Promise<void> {
  await page.waitForURL(/\/signature\/\d+/);
  await expect(page.getByText(company.companyName).first()).toBeVisible();
  await typeInto(page, page.getByLabel('Your full name'), company.contactName);
  await pressOn(page, page.getByRole('checkbox', { name: /I have read the agreement/ }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Sign Agreement' }));
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
}

/** From tab to tab with the arrows, as a list of tabs is used. */
async function lookAround(page: Page, company: Company): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: company.companyName })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  for (const name of ['Company Info', /Legal Agreement/, 'Designation', 'SLA Monitoring']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
}

async function provideInformation(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: /more: see what to do$/ }));
  await pressOn(page, page.getByRole('link', { name: 'Provide the information' }).first());
  await typeInto(
    page,
    page.getByLabel('Service description'),
    'A marketplace for second-hand instruments of music, with listings.',
  );
  await typeInto(page, page.getByLabel('EU markets served'), 'Mal');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('button', { name: 'All 24 languages' }));
  await typeInto(
    page,
    page.getByLabel('Incident response plan'),
    'The head of trust decides within four hours. '.repeat(4),
  );
  await pressOn(page, page.getByRole('button', { name: 'Submit Provider Information' }));
  await expect(page.getByText('Provider information submitted successfully')).toBeVisible();
}
