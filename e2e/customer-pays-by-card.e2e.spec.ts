import { expect, test, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { signInAdmin } from './steps/api.ts';
import { buildCompany, register, sign, type Company } from './steps/customer.ts';
import { linkIn, mailsTo, mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { expectPaid, goToCardPage, payByCard } from './steps/pay-by-card.ts';
import { AS_USUAL, stripe } from './steps/stripe-test.ts';

// Webhooks are held and shuffled for everybody.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => stripe('webhooks', AS_USUAL));

/** Registers a company and opens its payment page. @returns the signup's id. */
async function openPayment(page: Page, company: Company): Promise<number> {
  const signupId = await register(page, company);
  await page.getByRole('link', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Who the invoice is for' })).toBeVisible();
  return signupId;
}

interface Made {
  readonly signupId: number;
}

/** What the product has of one company: payments and invoices, as staff lists them. */
async function moneyOf(signupId: number): Promise<{ payments: number; invoices: number }> {
  const admin = await signInAdmin();
  const [payments, invoices] = await Promise.all(
    ['payments', 'invoices'].map(
      async (list) => (await (await admin.get(`/api/admin/${list}?limit=200`)).json()) as Made[],
    ),
  );
  const count = (rows: Made[] = []) => rows.filter((row) => row.signupId === signupId).length;
  await admin.dispose();
  return { payments: count(payments), invoices: count(invoices) };
}

/** One payment, one invoice, one mail of each: now and for good. */
async function expectPaidOnce(signupId: number, { email }: Company): Promise<void> {
  await mailTo(email, /invoice R13-/i);
  await mailTo(email, /payment/i);
  await stripe('settle-webhooks');
  expect(await moneyOf(signupId)).toEqual({ payments: 1, invoices: 1 });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.length).toBe(new Set(subjects).size);
}

test('a customer pays by card, signs, and gets the invoice', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = buildCompany();
  const signupId = await openPayment(page, company);
  await expectGoodPage(page);
  await goToCardPage(page);
  await payByCard(page);
  await expectPaid(page);
  await expectGoodPage(page);
  await expectPaidOnce(signupId, company);
  await page.getByRole('link', { name: 'Go on to the agreement' }).click();
  await sign(page, company);
  expect(complaints()).toEqual([]);
});

test('a customer whose card is declined pays with another one', async ({ page }) => {
  const company = buildCompany();
  const signupId = await openPayment(page, company);
  await goToCardPage(page);
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined');
  expect(await moneyOf(signupId)).toEqual({ payments: 0, invoices: 0 });
  await payByCard(page);
  await expectPaid(page);
  await expectPaidOnce(signupId, company);
});

test('a customer closes the payment page, and comes back by the mail on another device', async ({
  page,
  browser,
}) => {
  const company = buildCompany();
  const signupId = await openPayment(page, company);
  await goToCardPage(page);
  await page.getByRole('link', { name: 'Close without paying' }).click();
  await expect(page.getByText(/nothing was charged/)).toBeVisible();

  const confirmation = await mailTo(company.email, /Your Client ID is/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(linkIn(confirmation, /\/payment\?/));
  await other.getByRole('button', { name: 'Continue here' }).click();
  await goToCardPage(other);
  await payByCard(other);
  await expectPaid(other);
  await expectPaidOnce(signupId, company);
  await page.reload();
  await expectPaid(page);
});

test('a customer whose webhooks come half an hour late goes on at once: the provider is asked', async ({
  page,
}) => {
  await stripe('webhooks', { held: true });
  const company = buildCompany();
  const signupId = await openPayment(page, company);
  await goToCardPage(page);
  await payByCard(page);
  await expectPaid(page);

  await stripe('advance', { ms: 30 * 60_000 });
  await stripe('webhooks', AS_USUAL);
  await stripe('release-webhooks');
  await expectPaidOnce(signupId, company);
});

test('a customer pays once, though every webhook comes twice and in any order', async ({ page }) => {
  await stripe('webhooks', { twice: true, order: 'shuffled' });
  const company = buildCompany();
  const signupId = await openPayment(page, company);
  await goToCardPage(page);
  await payByCard(page);
  await expectPaid(page);
  await expectPaidOnce(signupId, company);
  const state = await stripe<{ subscriptions: Record<string, object> }>('state');
  const own = await eventually(
    () =>
      Promise.resolve(
        Object.values(state.subscriptions).filter((one) => JSON.stringify(one).includes(`"${signupId}"`)),
      ),
    { fact: 'the subscription is there' },
  );
  expect(own).toHaveLength(1);
});
