import type { Account } from '../account/account.ts';
import type { Dispute } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import { chargeNamed } from './refunds.ts';

/** The client's bank takes the money back, at once; what was refunded before it leaves alone. */
export function openDispute(account: Account, name: string, reason = 'fraudulent'): Dispute {
  const charge = chargeNamed(account, name);
  account.change('charges', charge.id, { disputed: true });
  const id = account.newId('du');
  const { currency, payment_intent } = charge;
  const lost = account.all('disputes').filter((one) => one.charge === charge.id && one.status !== 'won');
  const amount = charge.amount - charge.amount_refunded - lost.reduce((sum, one) => sum + one.amount, 0);
  if (amount <= 0) throw wrong('charge', 'Nothing is left of this charge');
  const dispute = account.put('disputes', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [move(account, id, -amount, currency)],
    charge: charge.id,
    created: account.now(),
    currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent,
    reason,
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank has decided. What is won comes back. */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): Dispute {
  const open = account.get('disputes', 'dispute', id);
  if (open.status === 'won' || open.status === 'lost') throw wrong('dispute', 'It is closed already');
  const { amount, currency, balance_transactions: moved } = open;
  const closed = account.change('disputes', id, {
    status,
    balance_transactions: status === 'won' ? [...moved, move(account, id, amount, currency)] : moved,
  });
  account.emit('charge.dispute.closed', closed);
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

const move = (account: Account, source: string, amount: number, currency: string) =>
  account.move(source, amount, currency, {
    type: 'adjustment',
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  });
