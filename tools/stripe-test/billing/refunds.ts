import type { Account } from '../account/account.ts';
import type { Charge, Refund } from '../account/objects.ts';
import { missing, Refusal, wrong } from '../account/refusals.ts';

/** The charge that a payment intent or a charge's own id names. @throws Refusal */
export function chargeNamed(account: Account, name: string): Charge {
  const intent = account.find('paymentIntents', name);
  if (!intent) return account.get('charges', 'charge', name);
  const charge = account.find('charges', `${intent.latest_charge}`);
  if (!charge) throw missing('payment_intent', name);
  return charge;
}

interface Wanted {
  readonly amount?: number;
  readonly metadata?: Record<string, string>;
  readonly reason?: Refund['reason'];
}

/** Gives money back, all that is left unless less is wanted. @throws Refusal */
export function refundCharge(account: Account, name: string, wanted: Wanted): Refund {
  const charge = chargeNamed(account, name);
  const amount = amountOf(charge, wanted.amount);
  const id = account.newId('re');
  const moved = account.move(id, -amount, charge.currency, { type: 'refund', reporting_category: 'refund' });
  const refund = account.put('refunds', {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: wanted.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: wanted.reason ?? null,
    status: account.state.behaviour.refundsWait ? 'pending' : 'succeeded',
  });
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', account.change('charges', charge.id, { amount_refunded, refunded }));
  return refund;
}

/** The bank has the money. */
export function succeedRefund(account: Account, id: string): Refund {
  if (account.get('refunds', 'refund', id).status !== 'pending') throw wrong('refund', 'It is not pending');
  const succeeded = account.change('refunds', id, { status: 'succeeded' });
  account.emit('refund.updated', succeeded);
  account.emit('charge.refund.updated', succeeded);
  return succeeded;
}

/** The bank sends the money back, also some time after it had taken it: it is in the account again. */
export function failRefund(account: Account, id: string, reason = 'lost_or_stolen_card'): Refund {
  const refund = account.get('refunds', 'refund', id);
  if (refund.status === 'failed') return refund;
  const { amount, currency } = refund;
  const moved = account.move(id, amount, currency, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
  });
  const failed = account.change('refunds', id, {
    status: 'failed',
    failure_reason: reason,
    failure_balance_transaction: moved.id,
  });
  const charge = account.get('charges', 'charge', `${refund.charge}`);
  const amount_refunded = charge.amount_refunded - amount;
  account.change('charges', charge.id, { amount_refunded, refunded: false });
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'] as const)
    account.emit(type, failed);
  return failed;
}

/** What a refund of this charge gives back. @throws Refusal */
function amountOf(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted ?? left;
  if (!charge.paid)
    throw new Refusal('This payment has not succeeded', 400, 'payment_intent_unexpected_state');
  if (left === 0)
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, 400, 'charge_already_refunded');
  if (charge.disputed) throw new Refusal(`Charge ${charge.id} has been charged back`, 400, 'charge_disputed');
  if (amount <= 0 || amount > left)
    throw wrong('amount', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  return amount;
}
