import type { Subscription } from '../account/objects.ts';
import { missing, wrong } from '../account/refusals.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { itemOf } from '../billing/make-invoice.ts';
import type { Call } from './endpoint.ts';
import { allow, choice, inner, integer, metadataIn } from './form.ts';

/** Only what ends it. */
export function updateSubscription({ account, id, form }: Call): object {
  allow(form, 'cancel_at', 'cancel_at_period_end', 'proration_behavior', 'metadata');
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
  const changed = account.change('subscriptions', id, {
    cancel_at,
    cancel_at_period_end: atPeriodEnd === 'true',
    canceled_at: cancel_at === null ? null : account.now(),
    metadata: {
      ...known.metadata,
      ...(form['metadata'] ? metadataIn({ metadata: inner(form, 'metadata') }) : {}),
    },
  });
  account.emit('customer.subscription.updated', changed);
  return changed;
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
