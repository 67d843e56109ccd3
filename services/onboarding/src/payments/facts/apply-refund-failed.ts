import { formatMoney } from '@rep13/contracts-constants';
import { RefundFailed } from '@rep13/contracts-onboarding';
import { lockOne, type Scope } from '@rep13/service-kit';
import { enqueueCancellation } from '../../invoices/index.ts';
import type { RefundFailedFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { enter } from '../ledger.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { reportFailedRefund } from '../report-failed-refund.ts';
import { ownChargeOf } from './payer-of.ts';
import type { FactContext } from './fact-context.ts';

/**
 * The client's bank sent a refund back, maybe weeks after it was made: the money is ours again and still owed. One that is
 * reported only when it has failed went out before. @throws ChargeNotKnown
 */
export async function applyRefundFailed(
  scope: Scope,
  fact: RefundFailedFact,
  context: FactContext,
): Promise<void> {
  const { provider, now } = context;
  const charge = await ownChargeOf(scope.db, provider, fact);
  if (!charge) return;
  const { signupId } = charge;
  await lockSignup(scope.db, signupId);
  const entry = {
    ...{ signupId, currency: fact.currency, provider },
    ...{ providerReference: fact.refund, chargeReference: fact.charge },
  };
  const wasNotKnown = await enter(scope.db, {
    ...entry,
    ...{ kind: 'refund', amountCents: -fact.amountCents, at: fact.madeAt },
  });
  const isNews = await enter(scope.db, {
    ...entry,
    ...{ kind: 'refund-failed', amountCents: fact.amountCents, at: now },
  });
  if (!isNews) return;
  const payment = await scope.db.findOneBy(Payment, { provider, chargeReference: fact.charge, signupId });
  if (payment) await takeBack(scope, payment, fact, { hasNote: !wasNotKnown, now });
  const payout = { signupId, provider, payment: payment?.providerReference ?? fact.charge };
  const reason = `${formatMoney(fact)} came back from the client’s bank (refund ${fact.refund}): ${fact.reason}`;
  await reportFailedRefund(scope, { ...payout, reason, askedAt: fact.refund }, now);
}

async function takeBack(
  { db, outbox, jobs }: Scope,
  { id: paymentId, signupId }: Payment,
  { refund: movement, amountCents, currency, reason }: RefundFailedFact,
  { hasNote, now }: { hasNote: boolean; now: Date },
): Promise<void> {
  const refund = await lockOne(db, Refund, { paymentId });
  if (refund && (refund.providerReference === movement || refund.state === 'asked')) {
    refund.fail(reason);
    await db.save(refund);
  }
  const failedAt = now.toISOString();
  if (hasNote) enqueueCancellation(jobs, { paymentId, signupId, movement, returnedAt: failedAt });
  outbox.add(RefundFailed, { signupId, paymentId, amountCents, currency, failedAt, reference: movement });
}
