import type Stripe from 'stripe';
import { asking, StripeRefuses } from './stripe-errors.ts';
import { currentPeriod, isOver } from './stripe-shapes.ts';

/**
 * Charges no more: after `at`, or at once. Stripe ends it with the paid period at the latest: beyond that it would charge
 * one more year. Nothing is given back for the days that are left.
 */
export async function cancelSubscription(stripe: Stripe, id: string, at: Date | null): Promise<void> {
  const subscription = await asking(() => stripe.subscriptions.retrieve(id));
  if (isOver(subscription)) return;
  const end = at && earlier(at, currentPeriod(subscription)?.periodEnd);
  if (!end || end.getTime() <= Date.now() || !(await endsLater(stripe, id, end)))
    await asking(() => stripe.subscriptions.cancel(id));
}

const earlier = (at: Date, other: Date | undefined): Date => (other && other < at ? other : at);

/** @returns false where the day is over by Stripe's clock */
async function endsLater(stripe: Stripe, id: string, end: Date): Promise<boolean> {
  const cancel_at = Math.floor(end.getTime() / 1_000);
  try {
    await asking(() => stripe.subscriptions.update(id, { cancel_at, proration_behavior: 'none' }));
    return true;
  } catch (error) {
    if (error instanceof StripeRefuses && error.param === 'cancel_at') return false;
    throw error;
  }
}
