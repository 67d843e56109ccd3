import type Stripe from 'stripe';
import type { AskedMovements, Movement } from '../payment-provider.ts';
import { asking } from './stripe-errors.ts';
import { dateOf, idOf } from './stripe-shapes.ts';

const PAGE = 100;
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** A page of what moved on the account's balance: payments, refunds, disputes, Stripe's fees, and payouts. */
export async function listMovements(
  stripe: Stripe,
  { from, to, after }: AskedMovements,
): Promise<{ movements: Movement[]; next: string | null }> {
  const { data, has_more } = await asking(() =>
    stripe.balanceTransactions.list({
      created: { gte: secondsOf(from), lt: secondsOf(to) },
      limit: PAGE,
      ...(after !== undefined && { starting_after: after }),
    }),
  );
  const movements = data.map((moved) => ({
    id: moved.id,
    at: dateOf(moved.created),
    kind: moved.type,
    amountCents: moved.amount,
    feeCents: moved.fee,
    currency: moved.currency.toUpperCase(),
    source: idOf(moved.source),
  }));
  return { movements, next: has_more ? (movements.at(-1)?.id ?? null) : null };
}
