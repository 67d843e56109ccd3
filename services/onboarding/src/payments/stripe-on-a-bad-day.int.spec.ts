import {
  CompletePayment,
  FindSubscription,
  SubscriptionOverdue,
  SubscriptionRenewed,
  SubscriptionStopped,
} from '@rep13/contracts-onboarding';
import { BILLING } from '../../test/provider-double.ts';
import { eventsOf } from '../../test/events-of.ts';
import { startStripeShop, type StripeShop } from '../../test/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await startStripeShop();
});
afterEach(() => shop.stop());

describe('a Stripe that is busy', () => {
  it.each(['rate_limit', 'lock_timeout', 'idempotency_key_in_use'] as const)(
    'and refuses with %s is asked again, by its library and then by us',
    async (refusal) => {
      const signupId = await shop.register();
      shop.stripe.failNextCalls(1, refusal);
      const page = await shop.open(signupId);
      shop.stripe.pay(page);
      shop.stripe.failNextCalls(4, refusal);
      await shop.settle();
      await shop.passDays(1);
      expect(await shop.ledgerOf(signupId)).toEqual([['charge', 30_000]]);

      shop.stripe.failNextCalls(9, refusal);
      const other = await shop.register();
      await expect(
        shop.service.call(CompletePayment, { signupId: other, billing: BILLING }),
      ).rejects.toMatchObject({ status: 503, code: 'onboarding.payment-provider-away' });
    },
    60_000,
  );
});

describe('an account of Stripe that is set otherwise', () => {
  it('may send webhooks of another version: the object is asked for in ours', async () => {
    shop.stripe.behave({ webhookVersion: '2024-06-20' });
    const signupId = await shop.subscribe();
    expect(await shop.ledgerOf(signupId)).toEqual([['charge', 30_000]]);
  }, 60_000);

  it('may leave a renewal a draft for an hour: it counts once it is paid', async () => {
    shop.stripe.behave({ draftHour: true });
    const signupId = await shop.subscribe();
    const { items } = shop.stripe.objects.subscriptions[await shop.subscriptionOf(signupId)]!;
    const end = items.data[0]!.current_period_end * 1_000;
    shop.stripe.advance(end + 600_000 - shop.stripe.now().getTime());
    await shop.settle();
    expect(await eventsOf(shop.service, SubscriptionRenewed, signupId)).toEqual([]);
    expect(await eventsOf(shop.service, SubscriptionOverdue, signupId)).toEqual([]);
    shop.stripe.advance(3_600_000);
    await shop.settle();
    expect(await eventsOf(shop.service, SubscriptionRenewed, signupId)).toHaveLength(1);
  }, 60_000);

  it('may leave a subscription unpaid after the last attempt: the debt goes on, and can be paid', async () => {
    shop.stripe.behave({ afterRetries: 'unpaid' });
    const signupId = await shop.subscribe();
    shop.stripe.declineNextCharge(4);
    await shop.passDays(366);
    await shop.passDays(15);
    expect(await shop.service.call(FindSubscription, { signupId })).toMatchObject({
      ...{ state: 'past_due', canPayOwed: true },
    });
    expect(await eventsOf(shop.service, SubscriptionStopped, signupId)).toMatchObject([{ isOwed: true }]);
  }, 90_000);
});
