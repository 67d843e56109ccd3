import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import { startStripeTest, type StripeTest, type Webhook } from '@rep13/stripe-test';
import type { Charge, ProviderEvent } from '../src/payment-providers/payment-provider.ts';
import type { PaidFact, ProviderFact } from '../src/payment-providers/provider-facts.ts';
import { StripePaymentProvider } from '../src/payment-providers/stripe/stripe-payment-provider.ts';

export const DAY_MS = 86_400_000;
const PUBLIC_URL = 'https://rep13.example';
export const WEBHOOK_URL = `${PUBLIC_URL}/api/payments/stripe/webhook`;
export const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };

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

/** The provider, and the Stripe that it speaks to. */
export class StripeUnderTest {
  readonly provider: StripePaymentProvider;

  constructor(
    readonly stripe: StripeTest,
    private readonly came: readonly Webhook[],
  ) {
    this.provider = this.providerWith();
  }

  get settings() {
    return {
      STRIPE_SECRET_KEY: SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
      STRIPE_API_BASE: this.stripe.url,
      publicUrl: PUBLIC_URL,
    };
  }

  providerWith(key = SECRETS.secretKey): StripePaymentProvider {
    return new StripePaymentProvider({ ...this.settings, STRIPE_SECRET_KEY: key });
  }

  async begin(changed?: Partial<Charge>) {
    const begun = await this.provider.begin(buildCharge(changed));
    if (!('redirect' in begun)) throw new Error('Stripe is paid on its own page');
    return begun.redirect;
  }

  /** A payment on Stripe's page, as its webhook leads to it. */
  async pay(changed?: Partial<Charge>): Promise<PaidFact> {
    this.stripe.pay((await this.begin(changed)).session);
    const [paid] = await this.factsOfNewest('checkout.session.completed');
    if (paid?.kind !== 'paid') throw new Error('It is not paid');
    return paid;
  }

  /** The webhooks of a type that came, oldest first. */
  async eventsOf(type: string): Promise<ProviderEvent[]> {
    await this.stripe.webhooks.settled();
    return this.came
      .map(({ body, signature }) => this.provider.readEvent(body, signature))
      .filter((event) => event.type === type);
  }

  /** What the newest webhook of a type leads to. */
  async factsOfNewest(type: string): Promise<ProviderFact[]> {
    const event = (await this.eventsOf(type)).at(-1);
    if (!event) throw new Error(`No webhook ${type} came`);
    return this.provider.factsOf(event);
  }
}

export async function startStripe(): Promise<StripeUnderTest> {
  const came: Webhook[] = [];
  const onWebhook = (webhook: Webhook) => Promise.resolve(void came.push(webhook));
  return new StripeUnderTest(await startStripeTest({ ...SECRETS, onWebhook }), came);
}
