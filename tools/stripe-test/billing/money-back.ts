import type { Account } from '../account/account.ts';
import type { Charge, Dispute, Refund } from '../account/objects.ts';
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
  const refund = account.put('refunds', {
    id: account.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: wanted.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: wanted.reason ?? null,
    status: 'succeeded',
  });
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', account.change('charges', charge.id, { amount_refunded, refunded }));
  return refund;
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

/** The client's bank takes the money back. */
export function openDispute(account: Account, name: string, reason = 'fraudulent'): Dispute {
  const charge = chargeNamed(account, name);
  account.change('charges', charge.id, { disputed: true });
  const dispute = account.put('disputes', {
    id: account.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

/** The bank has decided. */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): Dispute {
  account.get('disputes', 'dispute', id);
  const closed = account.change('disputes', id, { status });
  account.emit('charge.dispute.closed', closed);
  return closed;
}
