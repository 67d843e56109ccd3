import { RefundMade } from '@rep13/contracts-onboarding';
import { lockOne, type Scope } from '@rep13/service-kit';
import { enqueueCreditNote } from '../../invoices/index.ts';
import type { RefundedFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { enter } from '../ledger.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { ownChargeOf } from './payer-of.ts';
import type { FactContext } from './fact-context.ts';

/** Money went back, whole or in part, by us or at the provider: each refund has its credit note. @throws ChargeNotKnown */
export async function applyRefunded(
  scope: Scope,
  fact: RefundedFact,
  { provider }: FactContext,
): Promise<void> {
  const charge = await ownChargeOf(scope.db, provider, fact);
  if (!charge) return;
  const { signupId } = charge;
  await lockSignup(scope.db, signupId);
  const isNews = await enter(scope.db, {
    ...{ signupId, kind: 'refund', amountCents: -fact.amountCents, currency: fact.currency, provider },
    ...{ providerReference: fact.refund, chargeReference: fact.charge, at: fact.madeAt },
  });
  const payment =
    isNews && (await scope.db.findOneBy(Payment, { provider, chargeReference: fact.charge, signupId }));
  if (payment) await make(scope, payment, fact);
}

async function make(scope: Scope, payment: Payment, fact: RefundedFact): Promise<void> {
  const { outbox, jobs } = scope;
  await noteIfAsked(scope, payment, fact);
  const { id: paymentId, signupId } = payment;
  const { refund: movement, amountCents, currency } = fact;
  const madeAt = fact.madeAt.toISOString();
  const isPart = amountCents < payment.amountCents;
  outbox.add(RefundMade, {
    ...{ signupId, paymentId, amountCents, currency, madeAt, reference: movement },
    ...(isPart && { isPart }),
  });
  enqueueCreditNote(jobs, { paymentId, signupId, refundedAt: madeAt, movement, amountCents });
}

/** What was asked for here is made by it; a part that staff gave back at the provider answers nothing that was asked. */
async function noteIfAsked({ db }: Scope, payment: Payment, fact: RefundedFact): Promise<void> {
  const asked = await lockOne(db, Refund, { paymentId: payment.id });
  const isWhole = fact.amountCents === payment.amountCents;
  if (asked ? asked.amountCents !== fact.amountCents || asked.state === 'made' : !isWhole) return;
  const refund =
    asked ?? Refund.ask(payment, { reason: 'Made at the provider', by: 'system', at: fact.madeAt });
  refund.make(fact.refund, fact.madeAt);
  await db.save(refund);
}
