import Stripe from 'stripe';
import { startStripeTest, type StripeTest } from '../index.ts';

const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };
const DAY_MS = 86_400_000;
const BACK = 'http://shop.example/back?a=1&session={CHECKOUT_SESSION_ID}';

describe('the pages of the test Stripe', () => {
  let test: StripeTest;
  let stripe: Stripe;
  beforeEach(async () => {
    test = await startStripeTest(SECRETS);
    const { hostname: host, port } = new URL(test.url);
    stripe = new Stripe(SECRETS.secretKey, { host, port, protocol: 'http', telemetry: false });
  });
  afterEach(() => test.stop());

  const openSession = async (customer_email = 'legal@acme.example') => {
    const { id: product } = await stripe.products.create({ name: 'A year' });
    const recurring = { interval: 'year' as const };
    const { id: price } = await stripe.prices.create({
      product,
      unit_amount: 30_000,
      currency: 'eur',
      recurring,
    });
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      customer_email,
      success_url: BACK,
      cancel_url: 'http://shop.example/closed?a=1&b=2',
    });
  };
  const look = async (url: string, button?: Record<string, string>) => {
    const press = button && { method: 'POST', body: new URLSearchParams(button) };
    const answer = await fetch(url, { redirect: 'manual', ...press });
    return { status: answer.status, to: answer.headers.get('location'), page: await answer.text() };
  };

  it('say that they are a test, what is paid and how to leave', async () => {
    const { page } = await look((await openSession()).url!);
    expect(page).toContain('Nothing is charged');
    expect(page).toContain('€300.00');
    expect(page).toContain('href="http://shop.example/closed?a=1&#38;b=2"');
  });

  it('lead back with the session’s name once it is paid, and pay once', async () => {
    const { id, url } = await openSession();
    const { status, to } = await look(url!, { do: 'pay' });
    expect([status, to]).toEqual([303, BACK.replace('{CHECKOUT_SESSION_ID}', id)]);
    expect((await look(url!, { do: 'pay' })).page).toContain('This is paid already');
    expect(Object.keys(test.objects.charges)).toHaveLength(1);
  });

  it('stay where the card is declined, so that another can be tried', async () => {
    const { id, url } = await openSession();
    const { status, page } = await look(url!, { do: 'decline' });
    expect(status).toBe(200);
    expect(page).toContain('role="alert"');
    expect(test.objects.charges).toEqual({});
    expect((await look(url!, { do: 'pay' })).to).toContain(id);
  });

  it('show an address as it was written, and run nothing of it', async () => {
    const { url } = await openSession('"<b>"@acme.example');
    const { page } = await look(url!);
    expect(page).not.toContain('<b>');
  });

  it('are over after a day', async () => {
    const { url } = await openSession();
    test.advance(2 * DAY_MS);
    expect((await look(url!, { do: 'pay' })).page).toContain('has expired');
    expect(test.objects.charges).toEqual({});
  });

  it('let a customer change the card and pay what is owed', async () => {
    const { customer, subscription } = test.pay((await openSession()).id);
    test.setCard(`${customer}`, 'declines');
    test.advance(366 * DAY_MS);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: `${customer}`,
      return_url: 'http://shop.example/',
    });

    expect((await look(url)).page).toContain('past due');
    expect((await look(url, { do: 'pay' })).page).toContain('The card was declined');
    await look(url, { do: 'save', card: 'works' });
    expect((await look(url, { do: 'pay' })).page).toContain('Nothing is owed');
    expect(test.objects.subscriptions[`${subscription}`]).toMatchObject({ status: 'active' });
  });

  it('let a customer do no more than the configuration of the portal allows', async () => {
    const { customer, subscription } = test.pay((await openSession()).id);
    const open = async (configuration?: string) => {
      const session = { customer: `${customer}`, return_url: 'http://shop.example/', configuration };
      return (await stripe.billingPortal.sessions.create(session)).url;
    };
    const features = { payment_method_update: { enabled: true } };
    const { id } = await stripe.billingPortal.configurations.create({ features });
    const cardOnly = await open(id);
    const { page } = await look(cardOnly);
    expect(page).toContain('Save the card');
    expect(page).not.toMatch(/Cancel the subscription|Owed/);
    await look(cardOnly, { do: 'cancel' });
    expect(test.objects.subscriptions[`${subscription}`]).toMatchObject({ status: 'active' });

    await stripe.billingPortal.configurations.update(id, {
      features: { invoice_history: { enabled: true } },
    });
    expect((await look(cardOnly)).page).toMatch(/Save the card[^]*Owed/);
    const whole = await open();
    expect((await look(whole)).page).toContain('Cancel the subscription');
    await look(whole, { do: 'cancel' });
    expect(test.objects.subscriptions[`${subscription}`]).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
  });
});
