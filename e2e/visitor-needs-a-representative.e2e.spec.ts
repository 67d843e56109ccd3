import { expect, test, type Page } from '@playwright/test';
import { haveRegistered } from './steps/api.ts';
import { buildCompany, completePayment, fillSignup, sign } from './steps/customer.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { cutOff, slowDown } from './steps/mishaps.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { ANOTHER_WAY, refuseOnce } from './steps/trouble.ts';

const REFUSED = /status of 400|ERR_CONNECTION_FAILED/;

test('a visitor who needs a representative reloads at each step and loses nothing', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = buildCompany();
  await page.goto('/check');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('accessible by EU users');
  await takeCheckOn(page);
  await page.getByLabel('Email').fill(company.email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(company.email);
  await page.getByLabel('Company name').fill(company.companyName);
  await page.getByRole('button', { name: 'Show My Result' }).click();
  await expect(page.getByRole('heading', { name: 'DSA Legal Representative Required' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /Get Legal Rep Now - €300\/year/ }).click();

  await expect(page.getByLabel('Legal contact email')).toHaveValue(company.email);
  await fillSignup(page, company);
  await page.reload();
  await expect(page.getByLabel('Registered address')).toHaveValue(/Main Street/);
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await page.waitForURL(/\/ads\/success/);
  await page.reload();
  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await page.waitForURL(/\/signature\/\d+/);
  await page.reload();
  await sign(page, company);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: 'Continue to the agreement' })).toBeVisible();
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);
});

test('a visitor who makes every mistake is told each time what to do', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = buildCompany();
  // Everything in sight: nothing is scrolled that would hide what moves.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/signup');
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await expect(page.getByText('Please fill in all required fields and fix any')).toBeVisible();
  await expect(page.getByText('Please check your form')).toBeVisible();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectGoodPage(page);

  await tickByKeyboard(page);
  await fillSignup(page, company);
  await page.getByLabel('Website URL').fill('no address');
  await page.getByLabel('Registered address').fill('Short');
  await page.getByLabel('Legal contact email').fill('ada@');
  await page.getByLabel(/Escalation contact email/).fill('also@');
  // Held down as long as a thumb does: the mistake above must not push the box away in between.
  await page.getByRole('checkbox').last().click({ delay: 300 });
  await expect(page.getByRole('checkbox').last()).not.toBeChecked();
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  for (const text of [
    /valid website URL/,
    'Please provide a complete registered address',
    /You must confirm/,
  ])
    await expect(summary.getByRole('link', { name: text })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Please enter a valid email address' })).toHaveCount(2);
  await expectGoodPage(page);

  // What only the server refuses comes to its field, too.
  await tickByKeyboard(page);
  await fillSignup(page, company);
  await page.getByLabel('Website URL').fill('https://northwind.example');
  await page.getByLabel(/Escalation contact email/).fill('');
  await page.getByLabel(/Escalation contact name/).fill('Grace');
  await refuseOnce(page, '/api/signup', ['escalationContactName']);
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await expect(page.getByText('Please fix the following issues:')).toBeVisible();
  await expect(page.getByText(`Escalation contact name: ${ANOTHER_WAY}`)).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page.getByLabel(/Escalation contact name/)).toHaveAccessibleDescription(
    new RegExp(ANOTHER_WAY),
  );
  await expectGoodPage(page);
  expect(complaints().filter((text) => !REFUSED.test(text))).toEqual([]);
});

test('a visitor whose connection breaks off in the middle goes on when it is back', async ({ page }) => {
  const company = buildCompany();
  await page.goto('/signup');
  await fillSignup(page, company);
  const reconnect = await cutOff(page);
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  await reconnect();
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await page.waitForURL(/\/ads\/success/);

  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Complete Payment' })).toBeVisible();
  const reconnectOnce = await cutOff(page);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.getByText('Payment failed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await expectGoodPage(page);
  await reconnectOnce();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await page.waitForURL(/\/signature\/\d+/);
  await sign(page, company);
});

test('a visitor on a slow network sees at each wait that something happens', async ({ page }) => {
  const company = buildCompany();
  await page.goto('/ads/eu-representative');
  await expectGoodPage(page);
  await slowDown(page, 1_500);
  await page.getByLabel('Your email').fill(company.email);
  await page.getByRole('button', { name: 'Start Now' }).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  await expect(page.getByLabel('Legal contact email')).toHaveValue(company.email, { timeout: 30_000 });
  await fillSignup(page, company);
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.waitForURL(/\/ads\/success/, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Complete Payment' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Complete Payment' })).toBeVisible({ timeout: 30_000 });
});

test('a visitor with two tabs pays and signs once, and both tabs know', async ({ context, page }) => {
  const company = buildCompany();
  const signupId = await haveRegistered(page, company);
  const other = await context.newPage();
  await other.goto(`/signature/${signupId}`);
  await expect(other.getByLabel('Your full name')).toBeVisible();
  await page.goto(`/payment?signupId=${signupId}`);
  await completePayment(page);
  const number = await sign(page, company);

  expect(await sign(other, company)).toBe(number);
  await other.goto(`/payment?signupId=${signupId}`);
  await expect(other.getByText(/The first year was paid on/)).toBeVisible();
});

test('a visitor goes on on another device with the link from the mail', async ({ page, browser }) => {
  const company = buildCompany();
  const signupId = await haveRegistered(page, company);
  const confirmation = await mailTo(company.email, /Your Client ID is/);

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const there = await phone.newPage();
  await there.goto(`/payment?signupId=${signupId}`);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText("We can't open this registration here");
  await expectGoodPage(there);
  await there.goto(`/payment?signupId=${signupId}#resume=broken`);
  await there.getByRole('button', { name: 'Continue here' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('This link has expired');

  await there.goto('/');
  await there.goto(linkIn(confirmation, /\/signature\/\d+#resume=/));
  await expectGoodPage(there);
  await there.getByRole('button', { name: 'Continue here' }).click();
  await expect(there.getByText(company.companyName).first()).toBeVisible();
  expect(new URL(there.url()).hash).toBe('');
  await sign(there, company);
  await expect(there.getByRole('link', { name: 'Pay the yearly fee' })).toBeVisible();
  await expectGoodPage(there);
  await phone.close();
});

test('a visitor keeps a draft of the agreement, and prints nothing but the document', async ({ page }) => {
  const company = buildCompany();
  const signupId = await haveRegistered(page, company);
  await page.goto(`/signature/${signupId}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the draft' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`agreement-draft-${signupId}.html`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const rest of ['banner', 'contentinfo', 'form'] as const)
    await expect(page.getByRole(rest).first()).toBeHidden();
});

/** The questions after the first. */
async function takeCheckOn(page: Page): Promise<void> {
  for (const question of ['accessible by EU users', /data|content|interactions/]) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(question);
    await page.getByRole('button', { name: 'Yes' }).click();
  }
}

/** Errors that go away move what stands below them: keys hit the right box all the same. */
async function tickByKeyboard(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all())
    if (!(await box.isChecked())) await box.press('Space');
}
