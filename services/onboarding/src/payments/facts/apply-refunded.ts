import { RefundMade } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import { enqueueCreditNote } from '../../invoices/index.ts';
import type { RefundedFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { enter, findCharge } from '../ledger.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { ChargeNotKnown } from './charge-not-known.ts';
import { toMoney } from './money.ts';
import type { Telling } from './telling.ts';

/** Money went back: a fee as a whole, or something else, which staff did at the provider. @throws ChargeNotKnown */
export async function applyRefunded(scope: Scope, fact: RefundedFact, telling: Telling): Promise<void> {
  const { provider } = telling;
  const charge = await findCharge(scope.db, provider, fact.charge);
  if (!charge) throw new ChargeNotKnown();
  const { signupId } = charge;
  await lockSignup(scope.db, signupId);
  const isNews = await enter(scope.db, {
    ...{ signupId, kind: 'refund', amountCents: -fact.amountCents, currency: fact.currency, provider },
    ...{ providerReference: fact.refund, chargeReference: fact.charge, at: fact.madeAt },
  });
  const payment =
    isNews && (await scope.db.findOneBy(Payment, { provider, chargeReference: fact.charge, signupId }));
  if (!payment) return;
  if (fact.amountCents === payment.amountCents) return make(scope, payment, fact);
  return tellOfPart(scope, payment, fact, telling);
}

async function make({ db, outbox, jobs }: Scope, payment: Payment, fact: RefundedFact): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const asked = await db.findOne(Refund, { where: { paymentId: payment.id }, lock });
  const refund =
    asked ?? Refund.ask(payment, { reason: 'Made at the provider', by: 'system', at: fact.madeAt });
  refund.make(fact.refund, fact.madeAt);
  await db.save(refund);
  const { id: paymentId, signupId, amountCents, currency } = payment;
  const madeAt = fact.madeAt.toISOString();
  outbox.add(RefundMade, { signupId, paymentId, amountCents, currency, madeAt });
  enqueueCreditNote(jobs, { paymentId, signupId, refundedAt: madeAt });
}

function tellOfPart(scope: Scope, payment: Payment, fact: RefundedFact, { now }: Telling): Promise<void> {
  const { signupId, provider, providerReference } = payment;
  const task = {
    signupId,
    kind: 'other-amount',
    key: `refunded-in-part:${provider}:${fact.refund}`,
    details: `${toMoney(fact)} of ${toMoney(payment)} went back (${provider}, payment ${providerReference}, refund ${fact.refund}). No credit note is issued for a part.`,
  } as const;
  return openBillingTask(scope, task, now);
}
