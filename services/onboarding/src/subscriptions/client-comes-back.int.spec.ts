import {
  AskRefund,
  CancelSubscription,
  FindSubscription,
  InvoiceIssued,
  PaymentHoldLifted,
  PayOwed,
  ResumeSubscription,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionResumed,
  SubscriptionStopped,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { eventsOf } from '../../test/events-of.ts';
import { startStripeShop, type StripeShop } from '../../test/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await startStripeShop();
});
afterEach(() => shop.stop());

const find = async (signupId: number): Promise<SubscriptionView> =>
  (await shop.service.call(FindSubscription, { signupId }))!;
const cancel = async (signupId: number) => {
  const { cancellation } = await find(signupId);
  await shop.service.call(CancelSubscription, { signupId, endsAt: cancellation!.endsAt });
  await shop.settle();
};
const payOwed = async (signupId: number) => (await shop.service.call(PayOwed, { signupId })).redirectTo;
const atStripe = () => Object.values(shop.stripe.objects.subscriptions);
const NOT_POSSIBLE = { status: 409, code: 'onboarding.resumption-not-possible' };

describe('a cancellation that the client takes back', () => {
  it('is as if there had been none, here and at the provider, and can be given again', async () => {
    const signupId = await shop.subscribe();
    await cancel(signupId);
    expect(await find(signupId)).toMatchObject({ state: 'ending', canResume: true });
    expect(atStripe()[0]?.cancel_at).not.toBeNull();

    await shop.service.call(ResumeSubscription, { signupId });
    const again = await shop.service.call(ResumeSubscription, { signupId });
    await shop.settle();

    expect(again).toMatchObject({ state: 'active', cancelled: null, canResume: false });
    expect(again.nextCharge).not.toBeNull();
    expect(atStripe()).toMatchObject([{ status: 'active', cancel_at: null }]);
    expect(await eventsOf(shop.service, SubscriptionResumed, signupId)).toHaveLength(1);
    await shop.passDays(366);
    expect(await eventsOf(shop.service, SubscriptionRenewed, signupId)).toHaveLength(1);
    expect(await eventsOf(shop.service, SubscriptionEnded, signupId)).toEqual([]);

    await cancel(signupId);
    expect(atStripe()[0]?.cancel_at).not.toBeNull();
    expect(await eventsOf(shop.service, SubscriptionCancelled, signupId)).toHaveLength(2);
    expect(await shop.tasks()).toEqual([]);
  }, 90_000);

  it('is told to the provider for the same day again, where it is given once more', async () => {
    const signupId = await shop.subscribe();
    await cancel(signupId);
    await shop.service.call(ResumeSubscription, { signupId });
    await cancel(signupId);
    expect(atStripe()[0]?.cancel_at).not.toBeNull();
  }, 60_000);

  it('stays given while the provider does not answer, where it was no cancellation, and once it has ended there', async () => {
    const signupId = await shop.subscribe();
    await expect(shop.service.call(ResumeSubscription, { signupId: 999_999_999 })).rejects.toMatchObject({
      status: 404,
    });
    await cancel(signupId);
    shop.stripe.failNextCalls(9, 503);
    await expect(shop.service.call(ResumeSubscription, { signupId })).rejects.toMatchObject({
      code: 'onboarding.payment-provider-away',
    });
    shop.stripe.failNextCalls(0);
    expect(await find(signupId)).toMatchObject({ state: 'ending' });
    await shop.service.call(AskRefund, { signupId });
    await shop.settle();
    await expect(shop.service.call(ResumeSubscription, { signupId })).rejects.toMatchObject(NOT_POSSIBLE);
  }, 60_000);
});

/** In debt, and the provider has ended the subscription. */
async function strand(): Promise<number> {
  shop.stripe.behave({ afterRetries: 'canceled' });
  const signupId = await shop.subscribe();
  shop.stripe.declineNextCharge(4);
  await shop.passDays(366);
  await expect(shop.service.call(PayOwed, { signupId })).rejects.toMatchObject({
    status: 409,
    code: 'onboarding.nothing-owed',
  });
  await shop.passDays(15);
  return signupId;
}

describe('who is in debt and whose subscription the provider has ended', () => {
  it('pays the year that is owed and goes on: the next one begins a year after that', async () => {
    const signupId = await strand();
    const { periodEnd: paidUntil } = await find(signupId);
    expect(await find(signupId)).toMatchObject({ state: 'past_due', canPayOwed: true });
    expect(await eventsOf(shop.service, SubscriptionStopped, signupId)).toMatchObject([{ isOwed: true }]);
    await shop.passDays(20);

    const page = await payOwed(signupId);
    expect(await payOwed(signupId)).toBe(page);
    shop.stripe.pay(page);
    await shop.settle();

    const owedUntil = new Date(paidUntil);
    owedUntil.setUTCFullYear(owedUntil.getUTCFullYear() + 1);
    const now = await find(signupId);
    expect(now).toMatchObject({
      ...{ state: 'active', overdueSince: null, paymentHoldAt: null, canPayOwed: false },
      ...{ periodStart: paidUntil, periodEnd: owedUntil.toISOString() },
    });
    expect(await eventsOf(shop.service, PaymentHoldLifted, signupId)).toHaveLength(1);
    expect(atStripe()).toMatchObject([{ status: 'canceled' }, { status: 'trialing' }]);
    expect(await shop.ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['charge', 30_000],
    ]);

    await shop.passDays(335);
    expect(await eventsOf(shop.service, SubscriptionRenewed, signupId)).toMatchObject([
      { serviceYear: 2 },
      { serviceYear: 3 },
    ]);
    expect(await eventsOf(shop.service, InvoiceIssued, signupId)).toHaveLength(3);
    await shop.compare();
    expect((await shop.tasks()).map(({ kind }) => kind)).toEqual(['ended-at-provider']);
  }, 120_000);

  it('has back what was also paid on the old subscription', async () => {
    const signupId = await strand();
    const old = await shop.subscriptionOf(signupId);
    shop.stripe.pay(await payOwed(signupId));
    await shop.settle();
    expect(shop.stripe.payOwed(old)).toBe(true);
    await shop.settle();

    const cents = (await shop.ledgerOf(signupId)).map(([, moved]) => moved);
    expect(cents).toEqual([30_000, 30_000, 30_000, -30_000]);
    expect((await shop.tasks()).at(-1)).toMatchObject({ kind: 'second-subscription' });
    expect(await find(signupId)).toMatchObject({ state: 'active' });
  }, 120_000);

  it('may pay by a debit that fails, and then by card', async () => {
    const signupId = await strand();
    const page = await payOwed(signupId);
    shop.stripe.payByDebit(page);
    await shop.settle();
    expect(await payOwed(signupId)).toContain('https://rep13.example/client/billing?session=');
    shop.stripe.settleDebit(page, false);
    await shop.settle();
    expect(await find(signupId)).toMatchObject({ state: 'past_due', canPayOwed: true });
    shop.stripe.pay(await payOwed(signupId));
    await shop.settle();
    expect(await find(signupId)).toMatchObject({ state: 'active' });
  }, 120_000);
});

it('whose bank took the fee of the running year back pays it again for that year', async () => {
  const signupId = await shop.subscribe();
  const { periodEnd } = await find(signupId);
  shop.stripe.closeDispute(shop.stripe.dispute(await shop.chargeOf(signupId)).id, 'lost');
  await shop.settle();
  expect(await find(signupId)).toMatchObject({
    ...{ state: 'past_due', canPayOwed: true, overdueCause: 'dispute' },
  });
  shop.stripe.pay(await payOwed(signupId));
  await shop.settle();
  expect(await find(signupId)).toMatchObject({ state: 'active', periodEnd, overdueCause: null });
  await shop.passDays(366);
  expect((await shop.ledgerOf(signupId)).map(([, cents]) => cents)).toEqual([
    30_000, -30_000, 30_000, 30_000,
  ]);
}, 120_000);
