import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type Stripe from 'stripe';
import {
  PaymentProvider,
  ProviderRefuses,
  WebhookRefused,
  type Begun,
  type Charge,
  type ProviderEvent,
} from '../payment-provider.ts';
import type { ProviderFact } from '../provider-facts.ts';
import { checkoutOf, keyOf, sessionIn } from './checkout.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { asking, isRefunded } from './stripe-errors.ts';
import { stripeFacts } from './stripe-facts.ts';
import { currentPeriod } from './stripe-shapes.ts';
import { yearlyPrice } from './yearly-price.ts';

const LIVE_KEY = /^(sk|rk)_live_/;
const WEBHOOK_TOLERANCE_SECONDS = 300;
const OVER = ['canceled', 'incomplete_expired'];

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
  }

  async begin(charge: Charge): Promise<Begun> {
    const price = await yearlyPrice(this.stripe, charge.amountCents, charge.currency);
    const checkout = checkoutOf(charge, price);
    const idempotencyKey = keyOf(charge.name, checkout);
    return {
      redirect: sessionIn(
        await asking(() => this.stripe.checkout.sessions.create(checkout, { idempotencyKey })),
      ),
    };
  }

  async refund({
    name,
    charge,
    amountCents,
  }: {
    name: string;
    charge: string;
    amountCents: number;
  }): Promise<string> {
    const of = charge.startsWith('pi_') ? { payment_intent: charge } : { charge };
    try {
      const { id, status } = await asking(() =>
        this.stripe.refunds.create(
          { ...of, amount: amountCents, metadata: { name } },
          { idempotencyKey: name },
        ),
      );
      if (status === 'failed' || status === 'canceled')
        throw new ProviderRefuses(`The refund ${id} is ${status}`);
      return id;
    } catch (error) {
      // Stripe forgets idempotency keys after a day or more; what the refund was for stands on it for ever.
      const made = isRefunded(error) ? await this.refundNamed(name, of) : undefined;
      if (made) return made;
      throw error;
    }
  }

  /**
   * Stripe ends it at the latest with the period that is paid for: beyond it, it would charge one more year. Nothing is
   * given back for the days that are left.
   */
  async cancel(subscription: string, at: Date | null): Promise<void> {
    const known = await asking(() => this.stripe.subscriptions.retrieve(subscription));
    if (OVER.includes(known.status)) return;
    const paidUntil = currentPeriod(known)?.periodEnd ?? at;
    const end = at && paidUntil && paidUntil < at ? paidUntil : at;
    if (!end || end.getTime() <= Date.now())
      await asking(() => this.stripe.subscriptions.cancel(subscription));
    else {
      const cancel_at = Math.floor(end.getTime() / 1_000);
      await asking(() =>
        this.stripe.subscriptions.update(subscription, { cancel_at, proration_behavior: 'none' }),
      );
    }
  }

  async cardPage(customer: string, returnUrl: string): Promise<string> {
    const page = { customer, return_url: returnUrl };
    return (await asking(() => this.stripe.billingPortal.sessions.create(page))).url;
  }

  readEvent(body: string, signature: string): ProviderEvent {
    const secret = this.settings.STRIPE_WEBHOOK_SECRET ?? '';
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

  factsOf(event: ProviderEvent): Promise<ProviderFact[]> {
    return stripeFacts(this.stripe, event);
  }

  private async refundNamed(
    name: string,
    of: { payment_intent?: string; charge?: string },
  ): Promise<string | undefined> {
    const { data } = await asking(() => this.stripe.refunds.list(of));
    return data.find(({ metadata }) => metadata?.['name'] === name)?.id;
  }
}
