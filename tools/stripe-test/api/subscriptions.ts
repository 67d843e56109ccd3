import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/objects.ts';
import { missing, wrong } from '../account/refusals.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { itemOf } from '../billing/make-invoice.ts';
import type { Call } from './endpoint.ts';
import { allow, choice, inner, integer, metadataIn, needed, type FormValue } from './form.ts';

/** What ends it, another price from the next period on, and a moved renewal. */
export function updateSubscription({ account, id, form }: Call): object {
  allow(form, 'cancel_at', 'cancel_at_period_end', 'proration_behavior', 'metadata', 'items', 'trial_end');
  choice(form, 'proration_behavior', ['none', 'create_prorations', 'always_invoice']);
  const known = running(account.get('subscriptions', 'subscription', id));
  const atPeriodEnd = choice(form, 'cancel_at_period_end', ['true', 'false']);
  const cancel_at =
    'cancel_at' in form
      ? endIn(integer(form, 'cancel_at'), account.now())
      : atPeriodEnd === 'true'
        ? itemOf(known).current_period_end
        : atPeriodEnd === 'false'
          ? null
          : known.cancel_at;
  const items = 'items' in form ? repriced(account, known, form['items']) : known.items;
  const changed = account.change('subscriptions', id, {
    items,
    cancel_at,
    cancel_at_period_end: atPeriodEnd === 'true',
    canceled_at: cancel_at === null ? null : account.now(),
    metadata: {
      ...known.metadata,
      ...(form['metadata'] ? metadataIn({ metadata: inner(form, 'metadata') }) : {}),
    },
  });
  const moved = 'trial_end' in form ? trialUntil(account, changed, integer(form, 'trial_end') ?? 0) : changed;
  account.emit('customer.subscription.updated', moved);
  return moved;
}

/** The next charge is on another day, from which on the years are counted; nothing is charged until then. */
function trialUntil(account: Account, { id, items }: Subscription, end: number): Subscription {
  const now = account.now();
  if (end <= now) throw wrong('trial_end', 'The trial_end must be in the future.');
  const [item] = items.data;
  if (!item) throw new Error('A subscription sells one thing');
  return account.change('subscriptions', id, {
    status: 'trialing',
    trial_end: end,
    billing_cycle_anchor: end,
    items: { ...items, data: [{ ...item, current_period_start: now, current_period_end: end }] },
  });
}

/** @throws Refusal of another item than its own, and of a price that is not there */
function repriced(
  account: Account,
  { items }: Subscription,
  given: FormValue | undefined,
): Subscription['items'] {
  const [wanted] = Array.isArray(given) ? given : [];
  if (typeof wanted !== 'object' || Array.isArray(wanted)) throw wrong('items', 'Invalid array');
  allow(wanted, 'id', 'price', 'quantity');
  const [item] = items.data;
  if (!item || needed(wanted, 'id') !== item.id) throw missing('subscription item', needed(wanted, 'id'));
  const price = account.get('prices', 'price', needed(wanted, 'price'));
  return { ...items, data: [{ ...item, price }] };
}

function endIn(seconds: number | undefined, now: number): number | null {
  if (seconds === undefined) return null;
  if (seconds <= now)
    throw wrong('cancel_at', 'The subscription `cancel_at` must be in the future.', 'invalid_canceled_at');
  return seconds;
}

export function cancelSubscription({ account, id, form }: Call): object {
  allow(form, 'invoice_now', 'prorate', 'cancellation_details');
  running(account.get('subscriptions', 'subscription', id));
  return endSubscription(account, id);
}

/** What has ended is not there for who would change it. */
function running(subscription: Subscription): Subscription {
  if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
  return subscription;
}
