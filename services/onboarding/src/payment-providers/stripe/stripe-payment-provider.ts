import { CURRENCY, PRICE_CENTS, type Fee } from '@rep13/contracts-constants';
import type Stripe from 'stripe';
import {
  PaymentProvider,
  WebhookRefused,
  type AskedMovements,
  type Begun,
  type Charge,
  type ProviderEvent,
} from '../payment-provider.ts';
import type { ProviderFact } from '../provider-facts.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { cardPortal } from './card-portal.ts';
import { checkoutOf, keyOf, sessionIn } from './checkout.ts';
import { renewSubscriptionAt, resumeSubscription } from './resume-subscription.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { listMovements } from './list-movements.ts';
import { refundCharge } from './refund-charge.ts';
import { setFee } from './set-fee.ts';
import { asking, StripeRefuses } from './stripe-errors.ts';
import { movementFacts, standingFacts } from './standing-facts.ts';
import { sessionFacts, stripeFacts } from './stripe-facts.ts';
import { webhookTroubles } from './webhook-troubles.ts';
import { yearlyPrice } from './yearly-price.ts';

const LIVE_KEY = /^(sk|rk)_live_/;
const WEBHOOK_TOLERANCE_SECONDS = 300;

/** Yearly subscriptions by Stripe Checkout. Stripe charges the renewals and tries cards again by itself. */
export class StripePaymentProvider extends PaymentProvider {
  readonly name = 'stripe';
  readonly isTest: boolean;
  readonly movesMoney = true;
  readonly hasCardPage = true;
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    super();
    this.isTest = !LIVE_KEY.test(settings.STRIPE_SECRET_KEY ?? '') || settings.STRIPE_API_BASE !== undefined;
    this.stripe = stripeClient(settings);
  }

  async prepare(): Promise<void> {
    await yearlyPrice(this.stripe, PRICE_CENTS, CURRENCY);
    await cardPortal(this.stripe, this.settings.publicUrl);
  }

  troubles(): Promise<string[]> {
    return webhookTroubles(this.stripe, this.settings.publicUrl);
  }

  async begin(charge: Charge): Promise<Begun> {
    const price = await yearlyPrice(this.stripe, charge.amountCents, charge.currency);
    const checkout = checkoutOf(charge, price);
    const session = await this.checkout(charge.name, checkout).catch((error: unknown) => {
      // Stripe takes fewer addresses than mail servers do. Its page then asks for one.
      if (!(error instanceof StripeRefuses) || error.code !== 'email_invalid') throw error;
      return this.checkout(charge.name, { ...checkout, customer_email: undefined });
    });
    return { redirect: sessionIn(session) };
  }

  private checkout(
    name: string,
    checkout: Stripe.Checkout.SessionCreateParams,
  ): Promise<Stripe.Checkout.Session> {
    const idempotencyKey = keyOf(name, checkout);
    return asking(() => this.stripe.checkout.sessions.create(checkout, { idempotencyKey }));
  }

  refund(refund: Parameters<PaymentProvider['refund']>[0]): Promise<string> {
    return refundCharge(this.stripe, refund);
  }

  cancel(subscription: string, at: Date | null): Promise<void> {
    return cancelSubscription(this.stripe, subscription, at);
  }

  setFee(subscription: string, fee: Fee): Promise<void> {
    return setFee(this.stripe, subscription, fee);
  }

  resume(subscription: string): Promise<void> {
    return resumeSubscription(this.stripe, subscription);
  }

  renewAt(subscription: string, at: Date): Promise<void> {
    return renewSubscriptionAt(this.stripe, subscription, at);
  }

  async cardPage(customer: string, returnUrl: string): Promise<string> {
    const configuration = await cardPortal(this.stripe, this.settings.publicUrl);
    const page = { customer, configuration, return_url: returnUrl };
    return (await asking(() => this.stripe.billingPortal.sessions.create(page))).url;
  }

  balance(asked: AskedMovements): ReturnType<PaymentProvider['balance']> {
    return listMovements(this.stripe, asked);
  }

  readEvent(body: string, signature: string): ProviderEvent {
    // Stripe's package refuses an empty secret, with which anybody could sign.
    const { STRIPE_WEBHOOK_SECRET: secret = '' } = this.settings;
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature, secret, WEBHOOK_TOLERANCE_SECONDS);
      const { id } = event.data.object as { id?: string };
      return { id: event.id, type: event.type, objectId: id ?? '' };
    } catch {
      throw new WebhookRefused(
        'It is not signed by Stripe with STRIPE_WEBHOOK_SECRET, or was sent over five minutes ago',
      );
    }
  }

  paidOn(session: string): Promise<ProviderFact[]> {
    return sessionFacts(this.stripe, session);
  }

  standing(subscription: string): Promise<ProviderFact[]> {
    return standingFacts(this.stripe, subscription);
  }

  movements(subscription: string): Promise<ProviderFact[]> {
    return movementFacts(this.stripe, subscription);
  }

  factsOf(event: ProviderEvent): Promise<ProviderFact[]> {
    return stripeFacts(this.stripe, event);
  }
}
