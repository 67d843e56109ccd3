import { startStripe, WEBHOOK_URL, type StripeUnderTest } from '../../../test/stripe-under-test.ts';
import { STRIPE_EVENTS } from './stripe-facts.ts';
import { stripeClient } from './stripe-client.ts';

describe('the settings of the account at Stripe', () => {
  let test: StripeUnderTest;
  beforeEach(async () => {
    test = await startStripe();
  });
  afterEach(() => test.stripe.stop());

  const client = () => stripeClient(test.settings);
  const endpoint = (url: string, enabled_events: readonly (typeof STRIPE_EVENTS)[number][]) =>
    client().webhookEndpoints.create({ url, enabled_events: [...enabled_events] });

  describe('the portal', () => {
    const look = async (url: string, button?: string) => {
      const body = button && new URLSearchParams({ do: button });
      return (await fetch(url, body ? { method: 'POST', body } : {})).text();
    };
    const open = async (customer: string | null) =>
      look(await test.provider.cardPage(customer ?? '', 'http://rep13.example/client/billing'));

    it('changes the card and shows what is owed, and ends nothing', async () => {
      const { customer, subscription } = await test.pay();
      const page = await open(customer);
      expect(page).toMatch(/Save the card[^]*Owed/);
      expect(page).not.toContain('Cancel');
      expect(test.stripe.objects.subscriptions[subscription]).toMatchObject({ status: 'active' });
    });

    it('is set up once, and set right where somebody has changed it', async () => {
      await Promise.all([test.provider.prepare(), test.providerWith().prepare()]);
      const [own, ...others] = Object.values(test.stripe.objects.portalConfigurations);
      expect(others).toEqual([]);
      expect(own?.business_profile).toMatchObject({ privacy_policy_url: 'https://rep13.example/privacy' });
      const features = { subscription_cancel: { enabled: true } };
      await client().billingPortal.configurations.update(own!.id, { features });

      const { customer } = await test.pay();

      expect(await open(customer)).not.toContain('Cancel');
      expect(Object.keys(test.stripe.objects.portalConfigurations)).toEqual([own!.id]);
    });
  });

  describe('the webhooks', () => {
    it('lack an endpoint that leads to us', async () => {
      expect(await test.provider.troubles()).toEqual([`No webhook endpoint leads to ${WEBHOOK_URL}.`]);
      await endpoint('https://other.example/api/payments/stripe/webhook', STRIPE_EVENTS);
      expect(await test.provider.troubles()).toHaveLength(1);
    });

    it('lack events, or are all switched off', async () => {
      const { id } = await endpoint(WEBHOOK_URL, ['invoice.paid', 'charge.refunded']);
      const [trouble, ...others] = await test.provider.troubles();
      expect(others).toEqual([]);
      expect(trouble).toContain('checkout.session.completed');
      expect(trouble).not.toContain('invoice.paid');
      await client().webhookEndpoints.update(id, { disabled: true });
      expect(await test.provider.troubles()).toEqual([`The webhook endpoint ${WEBHOOK_URL} is disabled.`]);
    });

    it.each([
      ['each by its name', STRIPE_EVENTS],
      ['all', ['*'] as const],
    ])('come: %s', async (_, events) => {
      await client().webhookEndpoints.create({ url: WEBHOOK_URL, enabled_events: [...events] });
      expect(await test.provider.troubles()).toEqual([]);
    });

    it('come where two endpoints send what is needed between them', async () => {
      await endpoint(WEBHOOK_URL, STRIPE_EVENTS.slice(0, 3));
      await endpoint(WEBHOOK_URL, STRIPE_EVENTS.slice(3));
      expect(await test.provider.troubles()).toEqual([]);
    });
  });
});
