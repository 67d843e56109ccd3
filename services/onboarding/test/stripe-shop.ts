import { CompletePayment, ReceiveProviderEvent } from '@rep13/contracts-onboarding';
import { startStripeTest, type StripeTest } from '@rep13/stripe-test';
import { startTestService, type TestService } from '@rep13/testing';
import { BookComparisons } from '../src/payments/book-comparisons.ts';
import { onboarding } from '../src/service.ts';
import { createSignup } from './builders.ts';
import { BILLING } from './provider-double.ts';
import { ServiceTime } from './service-time.ts';
import { SECRETS, WEBHOOK_URL } from './stripe-under-test.ts';

export const DAY_MS = 86_400_000;

/** Onboarding, and a test Stripe whose webhooks reach it. */
export class StripeShop {
  readonly time: ServiceTime;

  constructor(
    readonly service: TestService,
    readonly stripe: StripeTest,
  ) {
    this.time = new ServiceTime(service);
  }

  /** What came in is taken in, here and there, until neither tells more. */
  async settle(): Promise<void> {
    for (let sent = -1; sent !== this.stripe.webhooks.sent.length;) {
      sent = this.stripe.webhooks.sent.length;
      await this.stripe.webhooks.settled();
      await this.time.settle();
    }
  }

  /** Days pass here and at Stripe. */
  async passDays(days: number): Promise<void> {
    this.stripe.advance(days * DAY_MS);
    await this.time.passDays(days);
    await this.settle();
  }

  /** What the provider has is compared with what we have, as each night. */
  async compare(): Promise<void> {
    await this.service.app.get(BookComparisons, { strict: false }).book();
    await this.settle();
  }

  /** The page that a client is sent to. */
  async open(signupId: number): Promise<string> {
    const begun = await this.service.call(CompletePayment, { signupId, billing: BILLING });
    if (!('redirectTo' in begun)) throw new Error('it is paid already');
    return begun.redirectTo;
  }

  async register(): Promise<number> {
    return (await createSignup(this.service)).id;
  }

  /** A client that has paid the first year just now. */
  async subscribe(): Promise<number> {
    const signupId = await this.register();
    this.stripe.pay(await this.open(signupId));
    await this.settle();
    return signupId;
  }

  /** What Stripe calls the subscription that a client has. */
  async subscriptionOf(signupId: number): Promise<string> {
    const [row] = await this.service.db.query<{ reference: string }[]>(
      'select provider_reference as reference from subscriptions where signup_id = $1',
      [signupId],
    );
    return row?.reference ?? '';
  }

  /** What Stripe calls the newest payment of a client: what refunds and disputes are about. */
  async chargeOf(signupId: number): Promise<string> {
    const [row] = await this.service.db.query<{ charge: string }[]>(
      'select charge_reference as charge from payments where signup_id = $1 order by id desc limit 1',
      [signupId],
    );
    return row?.charge ?? '';
  }

  /** The ledger of a client, oldest first. */
  async ledgerOf(signupId: number): Promise<[kind: string, cents: number][]> {
    const rows = await this.service.db.query<{ kind: string; cents: number }[]>(
      'select kind, amount_cents as cents from ledger_entries where signup_id = $1 order by id',
      [signupId],
    );
    return rows.map(({ kind, cents }) => [kind, cents]);
  }

  /** What staff has to settle, oldest first. */
  async tasks(): Promise<{ kind: string; key: string; details: string }[]> {
    return this.service.db.query('select kind, key, details from billing_tasks order by id');
  }

  async stop(): Promise<void> {
    await this.stripe.stop();
    await this.service.stop();
  }
}

export async function startStripeShop(): Promise<StripeShop> {
  const stripe = await startStripeTest({
    ...SECRETS,
    webhookUrl: WEBHOOK_URL,
    onWebhook: async (webhook) => {
      await service.call(ReceiveProviderEvent, { provider: 'stripe', ...webhook });
    },
  });
  const service: TestService = await startTestService(onboarding, {
    PAYMENT_PROVIDER: 'stripe',
    PUBLIC_URL: new URL(WEBHOOK_URL).origin,
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
  });
  return new StripeShop(service, stripe);
}
