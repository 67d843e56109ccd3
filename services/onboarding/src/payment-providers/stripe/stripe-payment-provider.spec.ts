import { signed } from '@rep13/stripe-test';
import { PRICE_CENTS } from '@rep13/contracts-constants';
import Stripe from 'stripe';
import { ProviderRefuses, WebhookRefused } from '../payment-provider.ts';
import { asking } from './stripe-errors.ts';
import { StripePaymentProvider } from './stripe-payment-provider.ts';
import { DAY_MS, SECRETS, startStripe, type StripeUnderTest } from '../../../test/stripe-under-test.ts';

describe('payments by Stripe', () => {
  let stripe: StripeUnderTest['stripe'];
  let test: StripeUnderTest;
  let provider: StripePaymentProvider;
  beforeEach(async () => {
    test = await startStripe();
    ({ stripe, provider } = test);
  });
  afterEach(() => stripe.stop());

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
      await Promise.all([provider.prepare(), test.providerWith().prepare(), test.providerWith().prepare()]);
      expect(Object.keys(stripe.objects.prices)).toHaveLength(1);
      expect(Object.keys(stripe.objects.products)).toHaveLength(1);
    });
  });

  describe('a checkout', () => {
    it('names the signup, where to write and where to come back', async () => {
      const { url, session, expiresAt } = await test.begin();
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
      const first = await test.begin();
      expect(await test.begin()).toEqual(first);
      expect((await test.begin({ email: 'new@acme.example' })).session).not.toBe(first.session);
      expect((await test.begin({ name: 'signup-7-2' })).session).not.toBe(first.session);
    });

    it.each([
      ['ada@müller.ch', 'ada@xn--mller-kva.ch'],
      ['jürgen@acme.example', null],
      ['legal@nowhere', null],
    ])('of %s has the address that Stripe takes, or asks for one on its page', async (email, written) => {
      const { session } = await test.begin({ email });
      expect(stripe.objects.sessions[session]?.customer_email).toBe(written);
    });

    it('is refused for good without repeating whose address it was', async () => {
      const message = 'Invalid email address: legal@nowhere';
      const details = { type: 'invalid_request_error' as const, message, code: 'email_invalid' };
      const refused = asking(() => Promise.reject(new Stripe.errors.StripeInvalidRequestError(details)));
      await expect(refused).rejects.toThrow(ProviderRefuses);
      await expect(refused).rejects.toThrow(/email_invalid/);
      await expect(refused).rejects.not.toThrow(/legal@nowhere/);
    });

    it('is asked for again where Stripe has trouble', async () => {
      stripe.failNextCalls(2, 500);
      await provider.prepare();
      stripe.failNextCalls(3, 503);
      const failed = test.begin().catch((error: Error) => error);
      expect(await failed).not.toBeInstanceOf(ProviderRefuses);
      expect(await failed).toMatchObject({ message: expect.stringMatching(/^Stripe: .*503/) });
    });

    it('tells nobody the key where it is wrong', async () => {
      const error = await test
        .providerWith('sk_test_of_another')
        .prepare()
        .catch((thrown: Error) => thrown);
      expect(error).not.toBeInstanceOf(ProviderRefuses);
      expect(JSON.stringify([error, `${(error as Error).message}`])).not.toMatch(/sk_test|Bearer/);
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

  it('takes no webhook where no secret is set', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: { id: 'y' } } });
    const { signature } = signed(body, '');
    const open = new StripePaymentProvider({ ...test.settings, STRIPE_WEBHOOK_SECRET: '' });
    expect(() => open.readEvent(body, signature)).toThrow(WebhookRefused);
  });

  describe('a refund', () => {
    it('gives everything back once under its name', async () => {
      const { charge } = await test.pay();
      const refund = { name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS };
      const id = await provider.refund(refund);
      expect(await provider.refund(refund)).toBe(id);
      expect(stripe.objects.refunds).toMatchObject({ [id]: { amount: PRICE_CENTS, payment_intent: charge } });
    });

    it('is known by its name after Stripe has forgotten the call', async () => {
      const { charge } = await test.pay();
      const refund = { name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS };
      const id = await provider.refund(refund);
      stripe.forgetIdempotencyKeys();
      expect(await provider.refund(refund)).toBe(id);
    });

    it('is refused for good where the money went back otherwise', async () => {
      const { charge } = await test.pay();
      stripe.refund(charge!);
      const refused = provider.refund({ name: 'refund-7', charge: charge!, amountCents: PRICE_CENTS });
      await expect(refused).rejects.toThrow(ProviderRefuses);
      await expect(refused).rejects.toThrow('charge_already_refunded');
    });
  });

  describe('to cancel', () => {
    it('charges no more where the agreement runs on for days after the paid year', async () => {
      const { subscription, periodEnd } = await test.pay();
      await provider.cancel(subscription, new Date(periodEnd.getTime() + 20 * DAY_MS));
      await provider.cancel(subscription, new Date(periodEnd.getTime() + 20 * DAY_MS));
      stripe.advance(500 * DAY_MS);
      expect(Object.keys(stripe.objects.invoices)).toHaveLength(1);
      expect(await test.factsOfNewest('customer.subscription.deleted')).toEqual([
        expect.objectContaining({ kind: 'paid', subscription, periodEnd }),
        { kind: 'ended', subscription, endedAt: periodEnd },
      ]);
    });

    it('ends it at once where no day is named or the day is past, as often as it is said', async () => {
      const { subscription } = await test.pay();
      await provider.cancel(subscription, null);
      await provider.cancel(subscription, null);
      await provider.cancel(subscription, new Date());
      expect(stripe.objects.subscriptions[subscription]).toMatchObject({ status: 'canceled' });
      const other = await test.pay({ name: 'signup-8-1', signupId: 8 });
      await provider.cancel(other.subscription, new Date(Date.now() - DAY_MS));
      expect(stripe.objects.subscriptions[other.subscription]).toMatchObject({ status: 'canceled' });
    });

    it('ends it at once where the day is over by Stripe’s clock only', async () => {
      const { subscription, periodStart } = await test.pay();
      stripe.advance(100 * DAY_MS);
      await provider.cancel(subscription, new Date(periodStart.getTime() + 50 * DAY_MS));
      expect(stripe.objects.subscriptions[subscription]).toMatchObject({ status: 'canceled' });
    });

    it('gives nothing back', async () => {
      const { subscription } = await test.pay();
      await provider.cancel(subscription, null);
      expect(stripe.objects.refunds).toEqual({});
    });
  });

  it('has a page where the card is changed', async () => {
    const { customer } = await test.pay();
    const url = await provider.cardPage(customer!, 'http://rep13.example/client/dashboard');
    expect(url).toMatch(`${stripe.url}/portal/`);
    await expect(provider.cardPage('cus_none', 'http://rep13.example/')).rejects.toThrow(ProviderRefuses);
  });

  it('is a test but with a live key at Stripe itself', () => {
    const keyed = (STRIPE_SECRET_KEY: string) =>
      new StripePaymentProvider({ STRIPE_SECRET_KEY, publicUrl: 'https://rep13.example' });
    expect(provider.isTest).toBe(true);
    expect(keyed('sk_test_1').isTest).toBe(true);
    expect(keyed('rk_live_1').isTest).toBe(false);
  });
});
