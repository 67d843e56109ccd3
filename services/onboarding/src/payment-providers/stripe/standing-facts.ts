import type Stripe from 'stripe';
import type { PaidFact, ProviderFact } from '../provider-facts.ts';
import { invoiceFacts, paidFacts } from './invoice-facts.ts';
import { disputesOf, refundsOf } from './money-back-facts.ts';
import { asking } from './stripe-errors.ts';
import { dateOf, idOf, isOver } from './stripe-shapes.ts';

/** Of one that is unpaid Stripe goes on to make drafts, and charges none of them. */
const isStopped = (subscription: Stripe.Subscription): boolean =>
  isOver(subscription) || subscription.status === 'unpaid';

function endIn(subscription: Stripe.Subscription): ProviderFact[] {
  const { id, status, ended_at, canceled_at, cancel_at, items, created } = subscription;
  if (isStopped(subscription)) {
    const unpaidSince = status === 'unpaid' ? items.data[0]?.current_period_start : undefined;
    return [
      {
        kind: 'ended',
        subscription: id,
        endedAt: dateOf(unpaidSince ?? ended_at ?? canceled_at ?? created),
      },
    ];
  }
  return cancel_at ? [{ kind: 'ended', subscription: id, endedAt: dateOf(cancel_at) }] : [];
}

/** What was paid comes first: an end says nothing of a year that is paid. */
export async function standingFacts(stripe: Stripe, id: string): Promise<ProviderFact[]> {
  const subscription = await asking(() => stripe.subscriptions.retrieve(id));
  const open = await openInvoice(stripe, subscription);
  return [...(open ? await invoiceFacts(stripe, open) : []), ...endIn(subscription)];
}

/** The latest one, except that the draft of a year to come says nothing of one that is owed. */
async function openInvoice(stripe: Stripe, subscription: Stripe.Subscription): Promise<string | null> {
  const latest = idOf(subscription.latest_invoice);
  if (subscription.status !== 'unpaid' && subscription.status !== 'past_due') return latest;
  const owed = { subscription: subscription.id, status: 'open', limit: 1 } as const;
  const { data } = await asking(() => stripe.invoices.list(owed));
  return data[0]?.id ?? latest;
}

const DAY_SECONDS = 86_400;
/** Our own books are kept for years longer; webhooks and comparisons that failed for as long as this are a task anyhow. */
const LOOKED_BACK_DAYS = 800;
const MOST = 100;

/** All that was paid for a subscription, and what became of it, oldest first. For the daily comparison. */
export async function movementFacts(stripe: Stripe, id: string): Promise<ProviderFact[]> {
  const since = Math.floor(Date.now() / 1_000) - LOOKED_BACK_DAYS * DAY_SECONDS;
  const { data } = await asking(() =>
    stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: MOST,
      created: { gte: since },
      expand: ['data.payments'],
    }),
  );
  const facts: ProviderFact[] = [];
  for (const invoice of data.toReversed())
    for (const paid of await paidFacts(stripe, invoice, { subscription: id }))
      facts.push(paid, ...(await movedBack(stripe, paid)));
  return facts;
}

async function movedBack(stripe: Stripe, paid: PaidFact): Promise<ProviderFact[]> {
  const { charge, subscription, session } = paid;
  if (charge === null) return [];
  const origin = { subscription, session };
  return [...(await refundsOf(stripe, charge, origin)), ...(await disputesOf(stripe, charge, origin))];
}
