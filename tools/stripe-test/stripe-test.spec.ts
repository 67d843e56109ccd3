import Stripe from 'stripe';
import { startStripeTest, type StripeTest } from './index.ts';

const DAY_MS = 86_400_000;
const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };

const clientOf = (url: string, key = SECRETS.secretKey, settings: Stripe.StripeConfig = {}) =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(url).port,
    protocol: 'http',
    telemetry: false,
    ...settings,
  });

describe('the test Stripe', () => {
  let test: StripeTest;
  let stripe: Stripe;
  /** The types of the webhooks in the order in which they came. */
  let came: string[];
  beforeEach(async () => {
    came = [];
    const onWebhook = ({ body, signature }: { body: string; signature: string }) => {
      came.push(stripe.webhooks.constructEvent(body, signature, SECRETS.webhookSecret).type);
      return Promise.resolve();
    };
    test = await startStripeTest({ ...SECRETS, onWebhook });
    stripe = clientOf(test.url);
  });
  afterEach(() => test.stop());

  const makePrice = async (lookup_key = 'year') => {
    const { id: product } = await stripe.products.create({ name: 'A year' });
    return stripe.prices.create({
      product,
      unit_amount: 30_000,
      currency: 'eur',
      recurring: { interval: 'year' },
      lookup_key,
    });
  };
  const checkout = (price: string) => ({
    mode: 'subscription' as const,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: '7',
    customer_email: 'legal@acme.example',
    metadata: { signupId: '7' },
    subscription_data: { metadata: { signupId: '7' } },
    success_url: 'http://shop.example/back?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/closed',
  });
  const openSession = async () => stripe.checkout.sessions.create(checkout((await makePrice()).id));
  const subscribe = async () => {
    const { subscription } = test.pay((await openSession()).id);
    await test.webhooks.settled();
    return stripe.subscriptions.retrieve(`${subscription}`);
  };
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: Stripe.errors.StripeError) => ({
        type: error.type,
        code: error.code,
        status: error.statusCode,
      }),
    );

  it('speaks with who knows the key only', async () => {
    const stranger = clientOf(test.url, 'sk_test_of_another');
    expect(await refusal(stranger.products.create({ name: 'A year' }))).toMatchObject({
      type: 'StripeAuthenticationError',
      status: 401,
    });
  });

  it('finds a price by its lookup key, and refuses a second one with the same', async () => {
    const price = await makePrice();
    const { data } = await stripe.prices.list({ lookup_keys: ['year'], active: true, limit: 1 });
    expect(data.map(({ id }) => id)).toEqual([price.id]);
    expect((await stripe.prices.list({ lookup_keys: ['month'] })).data).toEqual([]);
    expect(await refusal(makePrice())).toMatchObject({ code: 'resource_already_exists' });
  });

  it('answers the same to the same idempotency key, and refuses it for anything else', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await stripe.products.create({ name: 'A year' }, options);
    expect(await stripe.products.create({ name: 'A year' }, options)).toEqual(first);
    expect(await refusal(stripe.products.create({ name: 'A month' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(Object.keys(test.objects.products)).toEqual([first.id]);
  });

  it('refuses a field that it does not know, in Stripe’s words', async () => {
    const odd = { name: 'A year', colour: 'red' } as Stripe.ProductCreateParams;
    expect(await refusal(stripe.products.create(odd))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
    });
    expect(await refusal(stripe.invoices.retrieve('in_none'))).toMatchObject({
      code: 'resource_missing',
      status: 404,
    });
  });

  it('makes of a paid session a subscription of a year, its paid invoice and webhooks', async () => {
    const opened = await openSession();
    expect(opened).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      url: `${test.url}/pay/${opened.id}`,
    });

    test.pay(opened.url!);
    await test.webhooks.settled();

    const session = await stripe.checkout.sessions.retrieve(opened.id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: '7' });
    const subscription = await stripe.subscriptions.retrieve(`${session.subscription}`);
    expect(subscription).toMatchObject({ status: 'active', metadata: { signupId: '7' } });
    const [item] = subscription.items.data;
    expect(new Date(item!.current_period_end * 1_000).getUTCFullYear()).toBe(
      new Date(item!.current_period_start * 1_000).getUTCFullYear() + 1,
    );
    const invoice = await stripe.invoices.retrieve(`${session.invoice}`, { expand: ['payments'] });
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 30_000,
      billing_reason: 'subscription_create',
    });
    expect(invoice.payments?.data).toEqual([expect.objectContaining({ status: 'paid' })]);
    expect(came).toEqual(expect.arrayContaining(['invoice.paid', 'checkout.session.completed']));
  });

  it('charges the next year on its day, and what was declined again until it is paid', async () => {
    const { id, latest_invoice: first } = await subscribe();
    came = [];
    test.declineNextCharge(2);

    test.advance(366 * DAY_MS);
    await test.webhooks.settled();

    const { latest_invoice, status } = await stripe.subscriptions.retrieve(id);
    expect(status).toBe('past_due');
    expect(latest_invoice).not.toBe(first);
    expect(came.filter((type) => type === 'invoice.payment_failed')).toHaveLength(1);

    test.advance(14 * DAY_MS);
    await test.webhooks.settled();

    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect(await stripe.invoices.retrieve(`${latest_invoice}`)).toMatchObject({
      status: 'paid',
      attempt_count: 3,
    });
    expect(came.filter((type) => type === 'invoice.payment_failed')).toHaveLength(2);
    expect(came).toContain('invoice.paid');
  });

  it('leaves a card that never works past due', async () => {
    const { id, customer } = await subscribe();
    test.setCard(`${customer}`, 'declines');
    test.advance(500 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect(test.payOwed(id)).toBe(false);
    test.setCard(`${customer}`, 'works');
    expect(test.payOwed(id)).toBe(true);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('ends a subscription on its day, and charges no year that begins with it', async () => {
    const { id, items } = await subscribe();
    const cancel_at = items.data[0]!.current_period_end;
    await stripe.subscriptions.update(id, { cancel_at, proration_behavior: 'none' });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');

    test.advance(400 * DAY_MS);
    await test.webhooks.settled();

    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: cancel_at,
    });
    expect(Object.keys(test.objects.invoices)).toHaveLength(1);
    expect(came).toContain('customer.subscription.deleted');
    expect(await refusal(stripe.subscriptions.cancel(id))).toMatchObject({ code: 'resource_missing' });
  });

  it('charges another year where the end is later than the period', async () => {
    const { id, items } = await subscribe();
    const cancel_at = items.data[0]!.current_period_end + 60;
    await stripe.subscriptions.update(id, { cancel_at, proration_behavior: 'none' });
    test.advance(400 * DAY_MS);
    expect(Object.keys(test.objects.invoices)).toHaveLength(2);
  });

  it('gives money back once', async () => {
    await subscribe();
    const [charge] = Object.values(test.objects.charges);
    const payment_intent = `${charge!.payment_intent}`;
    const refund = await stripe.refunds.create({ payment_intent, amount: 30_000 });
    expect(await refusal(stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const after = await stripe.charges.retrieve(charge!.id, { expand: ['refunds'] });
    expect(after).toMatchObject({ refunded: true, refunds: { data: [{ id: refund.id }] } });
    await test.webhooks.settled();
    expect(came).toContain('charge.refunded');
  });

  it('sends webhooks of a dispute and of its end', async () => {
    await subscribe();
    const [charge] = Object.values(test.objects.charges);
    const { id } = test.dispute(charge!.id);
    expect((await stripe.disputes.retrieve(id)).status).toBe('needs_response');
    test.closeDispute(id, 'won');
    expect((await stripe.disputes.retrieve(id)).status).toBe('won');
    await test.webhooks.settled();
    expect(came).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']));
  });

  it('fails as many calls as a test asks for, and does nothing then', async () => {
    const hasty = clientOf(test.url, SECRETS.secretKey, { maxNetworkRetries: 0 });
    test.failNextCalls(1, 503);
    expect(await refusal(hasty.products.create({ name: 'A year' }))).toMatchObject({ status: 503 });
    expect(test.objects.products).toEqual({});
    expect(await hasty.products.create({ name: 'A year' })).toMatchObject({ object: 'product' });
  });

  it('expires a session after a day', async () => {
    const { id } = await openSession();
    test.advance(DAY_MS + 1_000);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
    expect(test.pay(id).status).toBe('expired');
  });

  it('lists the endpoints of webhooks, those that are made and the one it sends to', async () => {
    const url = 'https://shop.example/webhooks';
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
    expect(made).toMatchObject({ status: 'enabled', secret: expect.stringMatching(/^whsec_/) as string });
    await stripe.webhookEndpoints.update(made.id, { disabled: true, enabled_events: ['*'] });
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toMatchObject([{ id: made.id, url, status: 'disabled', enabled_events: ['*'] }]);
    expect(data[0]).not.toHaveProperty('secret');

    const other = await startStripeTest({ ...SECRETS, webhookUrl: url, onWebhook: () => Promise.resolve() });
    expect((await clientOf(other.url).webhookEndpoints.list()).data).toMatchObject([{ url }]);
    await other.stop();
  });
});
