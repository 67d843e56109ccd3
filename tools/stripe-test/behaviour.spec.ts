import Stripe from 'stripe';
import { startStripeTest, type StripeTest } from './index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };

describe('the test Stripe, no kinder than Stripe', () => {
  let test: StripeTest;
  let stripe: Stripe;
  let came: Stripe.Event[];
  beforeEach(async () => {
    came = [];
    const onWebhook = ({ body, signature }: { body: string; signature: string }) => {
      came.push(stripe.webhooks.constructEvent(body, signature, SECRETS.webhookSecret));
      return Promise.resolve();
    };
    test = await startStripeTest({ ...SECRETS, onWebhook });
    stripe = clientWith();
  });
  afterEach(() => test.stop());

  const clientWith = (settings: Stripe.StripeConfig = {}) =>
    new Stripe(SECRETS.secretKey, {
      host: '127.0.0.1',
      port: new URL(test.url).port,
      protocol: 'http',
      telemetry: false,
      ...settings,
    });
  const open = async () => {
    const { id: product } = await stripe.products.create({ name: 'A year' });
    const recurring = { interval: 'year' as const };
    const price = await stripe.prices.create({ product, unit_amount: 30_000, currency: 'eur', recurring });
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://shop.example/back',
      cancel_url: 'http://shop.example/closed',
    });
    return id;
  };
  const subscribe = async () => {
    const { subscription, invoice } = test.pay(await open());
    const { data } = await stripe.invoicePayments.list({ invoice: `${invoice as string}` });
    return { id: `${subscription as string}`, intent: `${data[0]?.payment.payment_intent as string}` };
  };
  const announced = async () => {
    await test.webhooks.settled();
    return came.map(({ type }) => type as string);
  };
  /** What the account has by its movements. */
  const balance = async () => {
    const { data } = await stripe.balanceTransactions.list({ limit: 100 });
    return data.reduce((sum, { net }) => sum + net, 0);
  };
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      ({ code, statusCode: status }: Stripe.errors.StripeError) => ({ code, status }),
    );

  it.each(['canceled', 'unpaid', 'past_due'] as const)('after the last attempt it is %s', async (status) => {
    test.behave({ afterRetries: status });
    const { id } = await subscribe();
    test.declineNextCharge(4);
    test.advance(390 * DAY_MS);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status });
    const { data } = await stripe.invoices.list({ subscription: id, status: 'open' });
    expect(data).toMatchObject([{ attempt_count: 4, next_payment_attempt: null }]);
    expect((await announced()).includes('customer.subscription.deleted')).toBe(status === 'canceled');
    // Of the next year an unpaid one has a draft that nothing is charged for.
    test.advance(366 * DAY_MS);
    const drafts = await stripe.invoices.list({ subscription: id, status: 'draft' });
    expect(drafts.data).toHaveLength(status === 'unpaid' ? 1 : 0);
  });

  it('leaves the invoice of a renewal a draft for an hour', async () => {
    test.behave({ draftHour: true });
    const { id } = await subscribe();
    const { items } = await stripe.subscriptions.retrieve(id);
    test.advance(items.data[0]!.current_period_end * 1_000 + HOUR_MS / 2 - test.now().getTime());
    const [draft] = (await stripe.invoices.list({ subscription: id })).data;
    expect(draft).toMatchObject({ status: 'draft', number: null, amount_paid: 0 });
    test.advance(HOUR_MS);
    expect(await stripe.invoices.retrieve(draft!.id)).toMatchObject({ status: 'paid', number: 'TEST-0002' });
    expect((await announced()).filter((type) => type === 'invoice.finalized')).toHaveLength(2);
  });

  it('has a refund fail after it was pending, and the money in the account again', async () => {
    test.behave({ refundsWait: true });
    const { intent } = await subscribe();
    const refund = await stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    expect(refund.status).toBe('pending');
    expect(await balance()).toBe(20_000);
    test.failRefund(refund.id);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    expect(await balance()).toBe(30_000);
    expect(await announced()).toEqual(
      expect.arrayContaining(['charge.refunded', 'refund.updated', 'refund.failed']),
    );
    const other = await stripe.refunds.create({ payment_intent: intent });
    test.advance(6 * DAY_MS);
    expect(await stripe.refunds.retrieve(other.id)).toMatchObject({ status: 'succeeded', amount: 30_000 });
    expect(await balance()).toBe(0);
  });

  it.each(['won', 'lost'] as const)('moves the money of a dispute that is %s', async (status) => {
    const { intent } = await subscribe();
    const { id } = test.dispute(intent);
    expect(await balance()).toBe(0);
    test.closeDispute(id, status);
    expect(await balance()).toBe(status === 'won' ? 30_000 : 0);
    const { data } = await stripe.disputes.list({ payment_intent: intent });
    expect(data).toMatchObject([{ id, status }]);
    expect(data[0]!.balance_transactions).toHaveLength(status === 'won' ? 2 : 1);
    expect((await announced()).includes('charge.dispute.funds_reinstated')).toBe(status === 'won');
  });

  it.each([true, false])('says days later whether a debit succeeds: %s', async (succeeds) => {
    test.behave({ debits: true });
    const session = await open();
    const { status: seen } = await fetch(`${test.url}/pay/${session}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: 'debit' }),
    });
    expect(seen).toBe(303);
    const waiting = await stripe.checkout.sessions.retrieve(session);
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    test.settleDebit(session, succeeds);
    const after = await stripe.checkout.sessions.retrieve(session);
    expect(after.payment_status).toBe(succeeds ? 'paid' : 'unpaid');
    const subscription = await stripe.subscriptions.retrieve(`${after.subscription as string}`);
    expect(subscription.status).toBe(succeeds ? 'active' : 'past_due');
    const word = succeeds ? 'succeeded' : 'failed';
    expect(await announced()).toContain(`checkout.session.async_payment_${word}`);
  });

  it('lets a customer cancel on the portal where the configuration does, and renew', async () => {
    const { id } = await subscribe();
    const { customer } = await stripe.subscriptions.retrieve(id);
    const features = { subscription_cancel: { enabled: true, mode: 'at_period_end' as const } };
    const configuration = await stripe.billingPortal.configurations.create({ features });
    const portal = { customer: `${customer as string}`, return_url: 'http://shop.example/back' };
    const { url } = await stripe.billingPortal.sessions.create({
      ...portal,
      configuration: configuration.id,
    });
    const press = (button: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }) });
    await press('cancel');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    await press('renew');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null, status: 'active' });
  });

  it('moves the next charge to the end of a trial', async () => {
    const { id } = await subscribe();
    const trial_end = Math.floor(test.now().getTime() / 1_000) + 40 * 86_400;
    await stripe.subscriptions.update(id, { trial_end, proration_behavior: 'none' });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'trialing', trial_end });
    test.advance(41 * DAY_MS);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', trial_end: null });
    expect((await stripe.invoices.list({ subscription: id, status: 'paid' })).data).toHaveLength(2);
  });

  it.each([
    ['lock_timeout' as const, 429],
    ['rate_limit' as const, 429],
    ['idempotency_key_in_use' as const, 409],
  ])('refuses with %s, and the library asks again', async (failure, status) => {
    const patient = clientWith({ maxNetworkRetries: 2 });
    test.failNextCalls(1, failure);
    await patient.products.create({ name: 'A year' });
    test.failNextCalls(1, failure);
    const impatient = clientWith({ maxNetworkRetries: 0 });
    expect(await refusal(impatient.products.create({ name: 'A year' }))).toEqual({ code: failure, status });
  });

  it('refuses a second call under a key that is being answered, and too many calls', async () => {
    const impatient = clientWith({ maxNetworkRetries: 0 });
    test.behave({ answerAfterMs: 200 });
    const create = () => impatient.products.create({ name: 'A year' }, { idempotencyKey: 'once' });
    const answers = await Promise.all([create(), create()].map(refusal));
    expect(answers.filter(Boolean)).toEqual([{ code: 'idempotency_key_in_use', status: 409 }]);
    test.behave({ answerAfterMs: 0, callsPerSecond: 1 });
    const many = await Promise.all(Array.from({ length: 3 }, () => refusal(impatient.products.list())));
    expect(many).toContainEqual({ code: 'rate_limit', status: 429 });
  });

  it('answers in the version that it speaks, and has webhooks in that of the account', async () => {
    const older = clientWith({ apiVersion: '2024-06-20' as Stripe.LatestApiVersion });
    expect(await refusal(older.products.create({ name: 'A year' }))).toMatchObject({ status: 400 });
    test.behave({ webhookVersion: '2024-06-20' });
    await subscribe();
    await announced();
    expect(new Set(came.map(({ api_version }) => api_version))).toEqual(new Set(['2024-06-20']));
  });
});
