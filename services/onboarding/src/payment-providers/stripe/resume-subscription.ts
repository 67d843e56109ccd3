import type Stripe from 'stripe';
import { ProviderRefuses } from '../payment-provider.ts';
import { asking } from './stripe-errors.ts';
import { isOver } from './stripe-shapes.ts';

/** The end that was set is taken back, by whichever of the two ways it was set. @throws ProviderRefuses */
export async function resumeSubscription(stripe: Stripe, id: string): Promise<void> {
  const known = await asking(() => stripe.subscriptions.retrieve(id));
  const { status, cancel_at, cancel_at_period_end } = known;
  if (isOver(known)) throw new ProviderRefuses(`The subscription ${id} is ${status}`);
  if (cancel_at_period_end)
    await asking(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  else if (cancel_at !== null) await asking(() => stripe.subscriptions.update(id, { cancel_at: '' }));
}

/** By a trial until then, which is Stripe's way to move a renewal: nothing is charged for it, and nothing given back. */
export async function renewSubscriptionAt(stripe: Stripe, id: string, at: Date): Promise<void> {
  const trial_end = Math.floor(at.getTime() / 1_000);
  const known = await asking(() => stripe.subscriptions.retrieve(id));
  if (isOver(known) || known.trial_end === trial_end) return;
  await asking(() => stripe.subscriptions.update(id, { trial_end, proration_behavior: 'none' }));
}
