import { DAY_MS, startStripe, type StripeUnderTest } from '../../../test/stripe-under-test.ts';

describe('what a webhook of Stripe leads to', () => {
  let stripe: StripeUnderTest['stripe'];
  let test: StripeUnderTest;
  beforeEach(async () => {
    test = await startStripe();
    ({ stripe } = test);
  });
  afterEach(() => stripe.stop());

  it('is one payment, whichever of its two webhooks comes', async () => {
    const paid = await test.pay();
    expect(paid).toMatchObject({ kind: 'paid', amountCents: 30_000, currency: 'EUR' });
    expect(paid.session).toBe(Object.keys(stripe.objects.sessions)[0]);
    expect(paid.payment).toMatch(/^in_/);
    expect(paid.charge).toMatch(/^pi_/);
    expect(paid.customer).toMatch(/^cus_/);
    expect(stripe.objects.subscriptions).toHaveProperty(paid.subscription);
    expect(paid.periodEnd.getUTCFullYear()).toBe(paid.periodStart.getUTCFullYear() + 1);
    expect(await test.factsOfNewest('invoice.paid')).toEqual([paid]);
  });

  it('is nothing where the page was left', async () => {
    const { session } = await test.begin();
    stripe.advance(2 * DAY_MS);
    expect(await test.factsOfNewest('checkout.session.expired')).toEqual([]);
    const event = { id: 'evt_1', type: 'checkout.session.completed', objectId: session };
    expect(await test.provider.factsOf(event)).toEqual([]);
  });

  it('is nothing for what does not concern us', async () => {
    await test.pay();
    expect(await test.factsOfNewest('customer.created')).toEqual([]);
    expect(await test.provider.factsOf({ id: 'evt_1', type: 'payout.paid', objectId: 'po_1' })).toEqual([]);
  });

  it('is the next year where a renewal was charged', async () => {
    const first = await test.pay();
    stripe.advance(366 * DAY_MS);
    const [next] = await test.factsOfNewest('invoice.paid');
    expect(next).toMatchObject({
      kind: 'paid',
      session: null,
      subscription: first.subscription,
      periodStart: first.periodEnd,
    });
    expect(next).not.toMatchObject({ payment: first.payment });
    // The first one keeps its year, however late its webhook comes.
    const [event] = await test.eventsOf('invoice.paid');
    expect(await test.provider.factsOf(event!)).toEqual([first]);
  });

  it('is the next year at the fee that was set meanwhile, and nothing more for the year that is paid', async () => {
    const { subscription } = await test.pay();
    await test.provider.setFee(subscription, { amountCents: 36_000, currency: 'EUR' });
    await test.provider.setFee(subscription, { amountCents: 36_000, currency: 'EUR' });
    expect(await test.eventsOf('invoice.paid')).toHaveLength(1);
    stripe.advance(366 * DAY_MS);
    const [next] = await test.factsOfNewest('invoice.paid');
    expect(next).toMatchObject({ kind: 'paid', subscription, amountCents: 36_000, currency: 'EUR' });
  });

  it('moves the balance, page by page, and that can be read', async () => {
    const { charge } = await test.pay();
    stripe.refund(charge!, 10_000);
    const from = new Date(stripe.now().getTime() - DAY_MS);
    const asked = { from, to: new Date(stripe.now().getTime() + DAY_MS), after: undefined };
    const { movements, next } = await test.provider.balance(asked);
    expect(next).toBeNull();
    expect(movements.map(({ amountCents, currency }) => [amountCents, currency])).toEqual([
      [-10_000, 'EUR'],
      [30_000, 'EUR'],
    ]);
    const after = movements[0]?.id;
    expect((await test.provider.balance({ ...asked, after })).movements).toHaveLength(1);
    expect((await test.provider.balance({ ...asked, to: from })).movements).toEqual([]);
  });

  it('is no error where another fee is set of what has ended', async () => {
    const { subscription } = await test.pay();
    stripe.endSubscription(subscription);
    await test.provider.setFee(subscription, { amountCents: 36_000, currency: 'EUR' });
  });

  it('is a debt of one age through all attempts, until it is paid', async () => {
    const { subscription, periodEnd } = await test.pay();
    stripe.declineNextCharge(2);
    stripe.advance(366 * DAY_MS);
    const [unpaid] = await test.factsOfNewest('invoice.payment_failed');
    expect(unpaid).toEqual({ kind: 'unpaid', subscription, failedAt: periodEnd });
    stripe.advance(4 * DAY_MS);
    expect(await test.eventsOf('invoice.payment_failed')).toHaveLength(2);
    expect(await test.factsOfNewest('invoice.payment_failed')).toEqual([unpaid]);
    stripe.advance(10 * DAY_MS);
    expect(await test.factsOfNewest('invoice.payment_failed')).toEqual([
      expect.objectContaining({ kind: 'paid', subscription }),
    ]);
  });

  it('is its end where a subscription has ended, also in Stripe’s dashboard', async () => {
    const { subscription } = await test.pay();
    stripe.endSubscription(subscription);
    const [paid, ended] = await test.factsOfNewest('customer.subscription.deleted');
    expect(paid).toMatchObject({ kind: 'paid', subscription });
    expect(ended).toMatchObject({ kind: 'ended', subscription });
  });

  it('is each refund, with the name that the payment has', async () => {
    const { charge } = await test.pay();
    const first = stripe.refund(charge!, 10_000);
    const second = stripe.refund(charge!, 20_000);
    const facts = await test.factsOfNewest('charge.refunded');
    expect(facts).toHaveLength(2);
    expect(facts).toMatchObject([
      { kind: 'refunded', refund: first.id, charge, amountCents: 10_000, currency: 'EUR' },
      { kind: 'refunded', refund: second.id, charge, amountCents: 20_000, currency: 'EUR' },
    ]);
  });

  it('is a dispute and how it went', async () => {
    const { charge } = await test.pay();
    const { id } = stripe.dispute(charge!, 'fraudulent');
    expect(await test.factsOfNewest('charge.dispute.created')).toMatchObject([
      { kind: 'disputed', dispute: id, charge, amountCents: 30_000, state: 'open', reason: 'fraudulent' },
    ]);
    stripe.closeDispute(id, 'lost');
    expect(await test.factsOfNewest('charge.dispute.closed')).toMatchObject([
      { dispute: id, charge, state: 'lost' },
    ]);
  });

  it('names no page for a payment that we did not begin', async () => {
    stripe.payElsewhere({ amountCents: 12_345, currency: 'usd', metadata: { signupId: '7' } });
    expect(await test.factsOfNewest('invoice.paid')).toMatchObject([
      { session: null, amountCents: 12_345, currency: 'USD' },
    ]);
  });
});
