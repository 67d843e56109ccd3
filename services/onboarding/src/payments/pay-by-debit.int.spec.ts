import {
  CompletePayment,
  FindSubscription,
  GetPaymentState,
  PaymentCompleted,
  PaymentFailed,
} from '@rep13/contracts-onboarding';
import { eventsOf } from '../../test/events-of.ts';
import { startStripeShop, type StripeShop } from '../../test/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await startStripeShop();
});
afterEach(() => shop.stop());

const sessionOf = (page: string) => new URL(page).pathname.split('/').at(-1) ?? '';
const stateOf = async (signupId: number, session?: string) =>
  (await shop.service.call(GetPaymentState, { signupId, session })).state;

describe('a debit, of which the bank says days later whether it succeeds', () => {
  it('counts only once it has succeeded, and is not begun twice meanwhile', async () => {
    const signupId = await shop.register();
    const page = await shop.open(signupId);
    const session = sessionOf(page);
    shop.stripe.payByDebit(page);
    await shop.settle();

    expect(await stateOf(signupId, session)).toBe('processing');
    expect(await stateOf(signupId)).toBe('processing');
    expect(await shop.service.call(FindSubscription, { signupId })).toBeNull();
    const again = await shop.service.call(CompletePayment, { signupId });
    expect(again).toEqual({
      redirectTo: `https://rep13.example/payment?signupId=${signupId}&session=${session}`,
    });

    shop.stripe.settleDebit(session, true);
    await shop.settle();
    expect(await stateOf(signupId)).toBe('paid');
    expect(await eventsOf(shop.service, PaymentCompleted, signupId)).toHaveLength(1);
    expect(await shop.ledgerOf(signupId)).toEqual([['charge', 30_000]]);
  }, 60_000);

  it('that fails is told to the client, once, ends at the provider, and another payment is taken', async () => {
    shop.stripe.webhooks.set({ twice: true, order: 'shuffled' });
    const signupId = await shop.register();
    const page = await shop.open(signupId);
    shop.stripe.payByDebit(page);
    await shop.settle();
    shop.stripe.settleDebit(sessionOf(page), false);
    await shop.settle();

    expect(await stateOf(signupId)).toBe('failed');
    expect(await eventsOf(shop.service, PaymentFailed, signupId)).toMatchObject([{ amountCents: 30_000 }]);
    expect(Object.values(shop.stripe.objects.subscriptions)).toMatchObject([{ status: 'canceled' }]);

    const other = await shop.open(signupId);
    expect(other).not.toBe(page);
    shop.stripe.pay(other);
    await shop.settle();
    expect(await stateOf(signupId)).toBe('paid');
    expect(await shop.ledgerOf(signupId)).toEqual([['charge', 30_000]]);
    expect(await shop.tasks()).toEqual([]);
  }, 60_000);

  it('is asked about where webhooks are lost, also after its page has expired', async () => {
    shop.stripe.webhooks.set({ held: true });
    const signupId = await shop.register();
    const page = await shop.open(signupId);
    shop.stripe.payByDebit(page);
    await shop.compare();
    expect(await stateOf(signupId)).toBe('processing');
    await shop.passDays(5);
    shop.stripe.settleDebit(sessionOf(page), true);
    await shop.compare();
    expect(await stateOf(signupId)).toBe('paid');
  }, 60_000);
});
