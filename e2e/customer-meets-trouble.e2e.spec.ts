import { expect, test } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { haveRegistered } from './steps/api.ts';
import { buildCompany, completePayment, fillSignup, pay, SUBMIT_SIGNUP } from './steps/customer.ts';
import { mailsTo, mailTo } from './steps/inbox.ts';
import { slowDown } from './steps/mishaps.ts';
import { expectGoodPage } from './steps/page-checks.ts';
import { countPosts, loseNextAnswer, refuseOnce } from './steps/trouble.ts';

/** Under every field and box that must not be empty. */
const MISSING = {
  'Company name': 'Company name is required',
  'Website URL': 'Website URL is required',
  'Country of incorporation': 'Country of incorporation is required',
  'Registered address': 'Please provide a complete registered address',
  'Legal contact name': 'Legal contact name is required',
  'Legal contact email': 'Please enter a valid email address',
  'I accept the Terms of Service': 'You must accept the Terms of Service',
  'I accept the Privacy Policy': 'You must accept the Privacy Policy',
  'I am responsible for': 'You must acknowledge responsibility for keeping contact information updated',
  'I confirm that': 'You must confirm the information is correct and agree to the Terms',
};

test('a customer reads at each field what is missing, and in one list what the server refuses', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  for (const [label, message] of Object.entries(MISSING)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }

  await fillSignup(page, buildCompany());
  await refuseOnce(page, '/api/signup', ['companyName', 'registeredAddress']);
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  const list = page.getByRole('alert').filter({ hasText: 'Please fix the following issues:' });
  await expect(list.getByRole('listitem')).toHaveText([/^Company name: ./, /^Registered address: ./]);
  await expectGoodPage(page);
});

test('a customer whose answer is lost reloads and sends again: one registration, one mail', async ({
  page,
}) => {
  const company = buildCompany();
  await page.goto('/signup');
  await fillSignup(page, company);
  await loseNextAnswer(page, '/api/signup');
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  const { text } = await mailTo(company.email, /Your Client ID is/);
  await page.reload();
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  await page.waitForURL(/\/ads\/success/);
  const signupId = new URL(page.url()).searchParams.get('signupId') ?? '';
  expect(text).toContain(`/signature/${signupId}#resume=`);

  await pay(page);
  await mailTo(company.email, /payment/i);
  const confirmations = (await mailsTo(company.email)).filter(({ subject }) => /Client ID/.test(subject));
  expect(confirmations).toHaveLength(1);
});

test('a customer who changes the form after a lost answer goes on with the first registration', async ({
  page,
}) => {
  const company = buildCompany();
  await page.goto('/signup');
  await fillSignup(page, company);
  await loseNextAnswer(page, '/api/signup');
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  await page.getByLabel('Registered address').fill('2 Side Street, Springfield, IL 62701');
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).click();
  await expect(page.getByText('Your later changes are not in it')).toBeVisible();
  await page.waitForURL(/\/ads\/success/);
  await pay(page);
  await expect(page.getByRole('article')).toContainText('1 Main Street');
});

test('a customer with the payment open in two tabs pays once, and both go on to the agreement', async ({
  context,
  page,
}) => {
  const company = buildCompany();
  const signupId = await haveRegistered(page, company);
  const other = await context.newPage();
  await other.goto(`/payment?signupId=${signupId}`);
  await expect(other.getByRole('button', { name: 'Complete Payment' })).toBeVisible();
  await page.goto(`/payment?signupId=${signupId}`);
  await completePayment(page);
  await other.getByRole('button', { name: 'Complete Payment' }).click();
  await other.waitForURL(/\/signature\/\d+/);
  await expect(other.getByLabel('Your full name')).toBeVisible();
  await page.goto(`/payment?signupId=${signupId}`);
  await expect(page.getByText(/The first year was paid on/)).toBeVisible();
  const paid = await eventually(
    async () => {
      const mails = (await mailsTo(company.email)).filter(({ subject }) => /payment/i.test(subject));
      return mails.length > 0 && mails;
    },
    { fact: 'the payment is confirmed', withinMs: 20_000 },
  );
  expect(paid).toHaveLength(1);
});

test('a customer on a slow network presses everything twice, and everything is sent once', async ({
  page,
}) => {
  const company = buildCompany();
  const posts = ['/api/signup', '/api/payment', '/api/legal-agreement'].map((path) => countPosts(page, path));
  await page.goto('/signup');
  await fillSignup(page, company);
  await slowDown(page, 800);
  await page.getByRole('button', { name: SUBMIT_SIGNUP }).dblclick();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByRole('link', { name: 'Continue to Payment' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Complete Payment' }).dblclick({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByLabel('Your full name').fill(company.contactName, { timeout: 30_000 });
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).press('Space');
  await page.getByRole('button', { name: 'Sign Agreement' }).dblclick();
  await expect(page.getByRole('button', { name: 'Signing...' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible({ timeout: 30_000 });
  expect(posts.map((count) => count())).toEqual([1, 1, 1]);
});

test('a customer who goes back from a half-filled form is asked first, and loses nothing', async ({
  page,
}) => {
  await page.goto('/ads/eu-representative');
  await page.getByLabel('Your email').fill('ada@northwind.example');
  await page.getByRole('button', { name: 'Start Now' }).click();
  await page.getByLabel('Company name').fill('Northwind');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return questions.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  await page.evaluate(() => window.history.back());
  await expect.poll(() => questions.length).toBe(1);
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByLabel('Company name')).toHaveValue('Northwind');
  await page.getByRole('link', { name: 'Back to the compliance check' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Northwind');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/ads\/eu-representative$/);
  expect(questions).toEqual(Array(3).fill(expect.stringContaining('Leave this page?')));
  await page.goForward();
  await expect(page.getByLabel('Company name')).toHaveValue('Northwind');
});
