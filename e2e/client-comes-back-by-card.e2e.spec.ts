import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { openBillingByCard, payByCard } from './steps/pay-by-card.ts';
import { stripe } from './steps/stripe-test.ts';

interface Objects {
  readonly subscriptions: Readonly<Record<string, Subscription>>;
  readonly charges: Readonly<Record<string, { readonly id: string; readonly customer: string }>>;
}

interface Subscription {
  readonly id: string;
  readonly metadata: { readonly signupId?: string };
  readonly customer: string;
  readonly status: string;
}

/** What the test Stripe has of a client, newest first. */
async function subscriptionsOf(signupId: string) {
  const { subscriptions } = await stripe<Objects>('state');
  return Object.values(subscriptions)
    .filter(({ metadata }) => metadata.signupId === signupId)
    .toReversed();
}

/** What the client paid with first. */
async function chargeOf(signupId: string): Promise<string> {
  const [bought] = await subscriptionsOf(signupId);
  const { charges } = await stripe<Objects>('state');
  return Object.values(charges).find(({ customer }) => customer === bought?.customer)?.id ?? '';
}

const mandateState = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/client/mandate')).json()) as { state: string }).state;

test('a client cancels and takes it back: the mandate goes on as if nothing had been', async ({ page }) => {
  const complaints = watchConsole(page);
  const { email } = await openBillingByCard(page);
  await page.getByRole('button', { name: 'Cancel the agreement' }).click();
  await page.getByRole('button', { name: /^Cancel as of / }).click();
  await expect(page.getByText(/You cancelled on/)).toBeVisible();
  await mailTo(email, /^Your agreement ends on/);
  await expect.poll(() => mandateState(page)).toBe('ending');
  await expectGoodPage(page);

  await page.getByRole('button', { name: /^Take the cancellation back/ }).click();
  await expect(page.getByText(/You cancelled on/)).toBeHidden();
  await expect(page.getByText('EUR 300 on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the agreement' })).toBeVisible();
  await expectGoodPage(page);
  await mailTo(email, /^Your cancellation is taken back$/);
  await expect.poll(() => mandateState(page)).toBe('in_force');
  expect(complaints()).toEqual([]);
});

test('a client in debt, whose subscription the provider has ended, pays and goes on', async ({ page }) => {
  const { email, signupId } = await openBillingByCard(page);
  const charge = await chargeOf(signupId);
  const { id: dispute } = await stripe<{ id: string }>('dispute', { charge });
  await stripe('close-dispute', { dispute, state: 'lost' });
  await mailTo(email, /^Your bank took your yearly fee back$/);
  const [{ id: subscription } = { id: '' }] = await subscriptionsOf(signupId);
  await stripe('end-subscription', { subscription });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Your bank took your yearly fee back/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectGoodPage(page);
  expect(await mandateState(page)).toBe('in_force');

  await page.getByRole('button', { name: 'Pay what is owed' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for one year' })).toBeVisible();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay what is owed' })).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('EUR 300 on')).toBeVisible();
  await expectGoodPage(page);
  await mailTo(email, /^Your agreement is renewed/);
  await expect
    .poll(async () => (await subscriptionsOf(signupId)).map(({ status }) => status))
    .toEqual(['trialing', 'canceled']);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Download Credit note R13-/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
});
