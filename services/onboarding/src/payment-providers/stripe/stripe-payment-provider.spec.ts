import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import { signed, startStripeTest, type StripeTest, type Webhook } from '@rep13/stripe-test';
import { ProviderRefuses, WebhookRefused, type Charge } from '../payment-provider.ts';
import type { PaidFact, ProviderFact } from '../provider-facts.ts';
import { StripePaymentProvider } from './stripe-payment-provider.ts';

const DAY_MS = 86_400_000;
const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };

const buildCharge = (changed: Partial<Charge> = {}): Charge => ({
  name: 'signup-7-1',
  signupId: 7,
  email: 'legal@acme.example',
  amountCents: PRICE_CENTS,
  currency: CURRENCY,
  returnUrl: 'http://rep13.example/payment',
  closedUrl: 'http://rep13.example/payment?closed=1',
  ...changed,
});

describe('payments by Stripe', () => {
  let stripe: StripeTest;
  let provider: StripePaymentProvider;
  let came: Webhook[];
  beforeEach(async () => {
    came = [];
    const onWebhook = (webhook: Webhook) => Promise.resolve(void came.push(webhook));
    stripe = await startStripeTest({ ...SECRETS, onWebhook });
    provider = providerWith();
  });
  afterEach(() => stripe.stop());

  const providerWith = (key = SECRETS.secretKey) =>
    new StripePaymentProvider({
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
  const begin = async (changed?: Partial<Charge>) => {
    const begun = await provider.begin(buildCharge(changed));
    if (!('redirect' in begun)) throw new Error('Stripe is paid on its own page');
    return begun.redirect;
  };
  const eventsOf = async (type: string) => {
    await stripe.webhooks.settled();
    return came
      .map(({ body, signature }) => provider.readEvent(body, signature))
      .filter((event) => event.type === type);
  };
  /** What the newest webhook of a type leads to. */
  const told = async (type: string): Promise<ProviderFact[]> => {
    const event = (await eventsOf(type)).at(-1);
    return event ? provider.factsOf(event) : Promise.reject(new Error(`No webhook ${type} came`));
  };
  const pay = async (changed?: Partial<Charge>): Promise<PaidFact> => {
    stripe.pay((await begin(changed)).session);
    const [paid] = await told('checkout.session.completed');
    if (paid?.kind !== 'paid') throw new Error('It is not paid');
    return paid;
  };

  describe('when the service starts', () => {
    it('makes product and price in an empty account, once', async () => {
      await provider.prepare();
      await provider.prepare();
      expect(Object.values(stripe.objects.prices)).toEqual([
        expect.objectContaining({ unit_amount: 30_000, currency: 'eur', recurring: expect.anything() }),
      ]);
      expect(Object.keys(stripe.objects.products)).toHaveLength(1);
    });

    it('makes one price where two instances start at once', async () => {
      await Promise.all([provider.prepare(), providerWith().prepare(), providerWith().prepare()]);
      expect(Object.keys(stripe.objects.prices)).toHaveLength(1);
      expect(Object.keys(stripe.objects.products)).toHaveLength(1);
    });
  });

  describe('a checkout', () => {
    it('names the signup, where to write and where to come back', async () => {
      const { url, session, expiresAt } = await begin();
      expect(url).toBe(`${stripe.url}/pay/${session}`);
      const day = stripe.now().getTime() + DAY_MS;
      expect(expiresAt.getTime()).toBeLessThanOrEqual(day);
      expect(stripe.objects.sessions[session]).toMatchObject({
        amount_total: 30_000,
        client_reference_id: '7',
        metadata: { signupId: '7' },
        customer_email: 'legal@acme.example',
        success_url: 'http://rep13.example/payment?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://rep13.example/payment?closed=1',
      });
    });

    it('is the same for the same charge, and another where something else is said', async () => {
      const first = await begin();
      expect(await begin()).toEqual(first);
      expect((await begin({ email: 'new@acme.example' })).session).not.toBe(first.session);
      expect((await begin({ name: 'signup-7-2' })).session).not.toBe(first.session);
    });

    it('is refused for good without repeating whose address it was', async () => {
      const refused = begin({ email: 'no address' });
      await expect(refused).rejects.toThrow(ProviderRefuses);
      const other = begin({ email: 'legal@nowhere' });
      await expect(other).rejects.toThrow(/email_invalid/);
      await expect(other).rejects.not.toThrow(/legal@nowhere/);
    });

    it('is asked for again where Stripe has trouble', async () => {
      stripe.failNextCalls(2, 500);
      await provider.prepare();
      stripe.failNextCalls(3, 503);
      const failed = begin().catch((error: Error) => error);
      expect(await failed).not.toBeInstanceOf(ProviderRefuses);
      expect(await failed).toMatchObject({ message: expect.stringMatching(/^Stripe: .*503/) });
    });

    it('tells nobody the key where it is wrong', async () => {
      const error = await providerWith('sk_test_of_another')
        .prepare()
        .catch((thrown: Error) => thrown);
      expect(error).not.toBeInstanceOf(ProviderRefuses);
      expect(JSON.stringify([error, `${(error as Error).message}`])).not.toMatch(/sk_test|Bearer/);
    });
  });

  describe('what webhooks lead to', () => {
    it('is one payment, whichever of its two webhooks comes', async () => {
      const paid = await pay();
      expect(paid).toMatchObject({ kind: 'paid', signupId: 7, amountCents: 30_000, currency: 'EUR' });
      expect(paid.payment).toMatch(/^in_/);
      expect(paid.charge).toMatch(/^pi_/);
      expect(paid.customer).toMatch(/^cus_/);
      expect(stripe.objects.subscriptions).toHaveProperty(paid.subscription);
      expect(paid.periodEnd.getUTCFullYear()).toBe(paid.periodStart.getUTCFullYear() + 1);
      expect(await told('invoice.paid')).toEqual([paid]);
    });

    it('is nothing where the page was left', async () => {
      const { session } = await begin();
      stripe.advance(2 * DAY_MS);
      expect(await told('checkout.session.expired')).toEqual([]);
      const event = { id: 'evt_1', type: 'checkout.session.completed', objectId: session };
      expect(await provider.factsOf(event)).toEqual([]);
    });

    it('is nothing for what does not concern us', async () => {
      await pay();
      expect(await told('customer.created')).toEqual([]);
      expect(await provider.factsOf({ id: 'evt_1', type: 'payout.paid', objectId: 'po_1' })).toEqual([]);
    });

    it('is the next year where a renewal was charged', async () => {
      const first = await pay();
      stripe.advance(366 * DAY_MS);
      const [next] = await told('invoice.paid');
      expect(next).toMatchObject({
        kind: 'paid',
        signupId: 7,
        subscription: first.subscription,
        periodStart: first.periodEnd,
      });
      expect(next).not.toMatchObject({ payment: first.payment });
      // The first one keeps its year, however late its webhook comes.
      const [event] = await eventsOf('invoice.paid');
      expect(await provider.factsOf(event!)).toEqual([first]);
    });

    it('is a debt of one age through all attempts, until it is paid', async () => {
      const { subscription, periodEnd } = await pay();
      stripe.declineNextCharge(2);
      stripe.advance(366 * DAY_MS);
      const [unpaid] = await told('invoice.payment_failed');
      expect(unpaid).toEqual({ kind: 'unpaid', subscription, failedAt: periodEnd });
      stripe.advance(4 * DAY_MS);
      expect(await eventsOf('invoice.payment_failed')).toHaveLength(2);
      expect(await told('invoice.payment_failed')).toEqual([unpaid]);
      stripe.advance(10 * DAY_MS);
      expect(await told('invoice.payment_failed')).toEqual([
        expect.objectContaining({ kind: 'paid', subscription }),
      ]);
    });

    it('is its end where a subscription has ended, also in Stripe’s dashboard', async () => {
      const { subscription } = await pay();
      stripe.endSubscription(subscription);
      const [ended] = await told('customer.subscription.deleted');
      expect(ended).toMatchObject({ kind: 'ended', subscription });
    });

    it('is each refund, with the name that the payment has', async () => {
      const { charge } = await pay();
      const first = stripe.refund(charge!, 10_000);
      const second = stripe.refund(charge!, 20_000);
      const facts = await told('charge.refunded');
      expect(facts).toHaveLength(2);
      expect(facts).toMatchObject([
        { kind: 'refunded', refund: first.id, charge, amountCents: 10_000, currency: 'EUR' },
        { kind: 'refunded', refund: second.id, charge, amountCents: 20_000, currency: 'EUR' },
      ]);
    });

    it('is a dispute and how it went', async () => {
      const { charge } = await pay();
      const { id } = stripe.dispute(charge!, 'fraudulent');
      expect(await told('charge.dispute.created')).toMatchObject([
        { kind: 'disputed', dispute: id, charge, amountCents: 30_000, state: 'open', reason: 'fraudulent' },
      ]);
      stripe.closeDispute(id, 'lost');
      expect(await told('charge.dispute.closed')).toMatchObject([{ dispute: id, charge, state: 'lost' }]);
    });

    it('names nobody for a payment that we did not begin', async () => {
      stripe.payElsewhere({ amountCents: 12_345, currency: 'usd' });
      expect(await told('invoice.paid')).toMatchObject([
        { signupId: null, amountCents: 12_345, currency: 'USD' },
      ]);
    });
  });

  describe('a webhook', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payout.paid',
      data: { object: { id: 'po_1' } },
    });

    it('says which object is to be looked at', () => {
      const { signature } = signed(body, SECRETS.webhookSecret);
      expect(provider.readEvent(body, signature)).toEqual({
        id: 'evt_1',
        type: 'payout.paid',
        objectId: 'po_1',
      });
    });

    it.each([
      ['with another secret', () => signed(body, 'whsec_of_another').signature],
      ['over another text', () => signed(`${body} `, SECRETS.webhookSecret).signature],
      ['not at all', () => ''],
      [
        'more than five minutes ago',
        () => signed(body, SECRETS.webhookSecret, Date.now() - 301_000).signature,
      ],
    ])('is refused where it was signed %s', (_how, signature) => {
      expect(() => provider.readEvent(body, signature())).toThrow(WebhookRefused);
    });
  });

  describe('a refund', () => {
    it('gives everything back once under its name', async () => {
      const { charge } = await pay();
      const refund = { name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS };
      const id = await provider.refund(refund);
      expect(await provider.refund(refund)).toBe(id);
      expect(stripe.objects.refunds).toMatchObject({ [id]: { amount: PRICE_CENTS, payment_intent: charge } });
    });

    it('is known by its name after Stripe has forgotten the call', async () => {
      const { charge } = await pay();
      const refund = { name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS };
      const id = await provider.refund(refund);
      stripe.forgetIdempotencyKeys();
      expect(await provider.refund(refund)).toBe(id);
    });

    it('is refused for good where the money went back otherwise', async () => {
      const { charge } = await pay();
      stripe.refund(charge!);
      const refused = provider.refund({ name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS });
      await expect(refused).rejects.toThrow(ProviderRefuses);
      await expect(refused).rejects.toThrow('charge_already_refunded');
    });
  });

  describe('to cancel', () => {
    it('charges no more where the agreement runs on for days after the paid year', async () => {
      const { subscription, periodEnd } = await pay();
      await provider.cancel(subscription, new Date(periodEnd.getTime() + 20 * DAY_MS));
      await provider.cancel(subscription, new Date(periodEnd.getTime() + 20 * DAY_MS));
      stripe.advance(500 * DAY_MS);
      expect(Object.keys(stripe.objects.invoices)).toHaveLength(1);
      expect(await told('customer.subscription.deleted')).toEqual([
        { kind: 'ended', subscription, endedAt: periodEnd },
      ]);
    });

    it('ends it at once where no day is named or the day is past, as often as it is said', async () => {
      const { subscription } = await pay();
      await provider.cancel(subscription, null);
      await provider.cancel(subscription, null);
      await provider.cancel(subscription, new Date());
      expect(stripe.objects.subscriptions[subscription]).toMatchObject({ status: 'canceled' });
      const other = await pay({ name: 'signup-8-1', signupId: 8 });
      await provider.cancel(other.subscription, new Date(Date.now() - DAY_MS));
      expect(stripe.objects.subscriptions[other.subscription]).toMatchObject({ status: 'canceled' });
    });

    it('gives nothing back', async () => {
      const { subscription } = await pay();
      await provider.cancel(subscription, null);
      expect(stripe.objects.refunds).toEqual({});
    });
  });

  it('has a page where the card is changed', async () => {
    const { customer } = await pay();
    const url = await provider.cardPage(customer!, 'http://rep13.example/client/dashboard');
    expect(url).toMatch(`${stripe.url}/portal/`);
    await expect(provider.cardPage('cus_none', 'http://rep13.example/')).rejects.toThrow(ProviderRefuses);
  });

  it('is a test but with a live key at Stripe itself', () => {
    expect(provider.isTest).toBe(true);
    expect(new StripePaymentProvider({ STRIPE_SECRET_KEY: 'sk_test_1' }).isTest).toBe(true);
    expect(new StripePaymentProvider({ STRIPE_SECRET_KEY: 'rk_live_1' }).isTest).toBe(false);
  });
});
