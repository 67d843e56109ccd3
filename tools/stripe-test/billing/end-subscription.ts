import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/objects.ts';
import { invoicesOf } from './open-invoices.ts';

/** Nothing is charged any more; what is owed stays owed, but no card is tried for it. */
export function endSubscription(account: Account, id: string): Subscription {
  for (const invoice of invoicesOf(account, id).filter(
    ({ status }) => status === 'open' || status === 'draft',
  ))
    account.change('invoices', invoice.id, {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  const now = account.now();
  const { canceled_at } = account.get('subscriptions', 'subscription', id);
  const ended = account.change('subscriptions', id, {
    status: 'canceled',
    canceled_at: canceled_at ?? now,
    ended_at: now,
  });
  account.emit('customer.subscription.deleted', ended);
  return ended;
}
