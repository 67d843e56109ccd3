import { formatMoney } from '@rep13/contracts-constants';
import type { Fee } from '@rep13/contracts-constants';
import { lockOne, type Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import { enqueueInvoice } from '../../invoices/index.ts';
import type { PaidFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { renewSubscription, replaceSubscription, Subscription } from '../../subscriptions/index.ts';
import { Checkout } from '../checkout.entity.ts';
import { enter } from '../ledger.ts';
import type { Payment } from '../payment.entity.ts';
import { recordFirstYear, recordPayment } from '../record-payment.ts';
import { payerOf } from './payer-of.ts';
import { returnPayment } from './return-payment.ts';
import type { FactContext } from './fact-context.ts';

/**
 * Money came in: the fee of a year, or something that is none and goes to staff. Only what a page that we opened has begun
 * is ours: an account may sell other things too, and anybody with rights there may write our numbers on them.
 */
export async function applyPaid(scope: Scope, fact: PaidFact, context: FactContext): Promise<void> {
  const payer = await payerOf(scope.db, context.provider, fact);
  if (payer === undefined) return;
  const signup = await lockSignup(scope.db, payer);
  if (!signup) return reportUnknownPayer(scope, fact, context);
  const { id: signupId } = signup;
  const subscription = await lockOne(scope.db, Subscription, { signupId });
  if (!(await enterCharge(scope, signupId, fact, context))) return;
  const isOwed = subscription !== null && (await paysWhatIsOwed(scope, subscription, fact, context));
  if (subscription && !isOwed && !isExpected(subscription, fact, context))
    return returnPayment(scope, { signupId, fact, subscription, context });
  const fee = subscription ?? signup.fee;
  if (fact.amountCents !== fee.amountCents || fact.currency !== fee.currency)
    return reportOtherAmount(scope, { signupId, fee }, fact, context);
  if (!subscription) {
    const first = await recordFirstYear(scope, { ...fact, signupId, provider: context.provider });
    return enqueueInvoice(scope.jobs, toPaidFee(first, fact));
  }
  const { periodStart, periodEnd } = isOwed
    ? await replaceSubscription(scope, subscription, fact, context.now)
    : fact;
  const payment = await renew(scope, subscription, { ...fact, periodStart, periodEnd }, context);
  enqueueInvoice(scope.jobs, toPaidFee(payment, { periodStart, periodEnd }));
}

type Period = Pick<PaidFact, 'periodStart' | 'periodEnd'>;

/** On a page that was opened for it: the new subscription takes the place of the one that the provider ended. */
async function paysWhatIsOwed(
  { db }: Scope,
  subscription: Subscription,
  { session, subscription: successor }: PaidFact,
  { provider }: FactContext,
): Promise<boolean> {
  if (session === null || !subscription.isInDebt || subscription.provider !== provider) return false;
  if (subscription.providerReference === successor) return false;
  return db.existsBy(Checkout, { session, provider, purpose: 'owed' });
}

/** Not a second subscription, and not a year that nobody wants any more. */
const isExpected = (subscription: Subscription, fact: PaidFact, { provider }: FactContext): boolean =>
  subscription.provider === provider &&
  subscription.providerReference === fact.subscription &&
  subscription.cancelledAt === null;

const enterCharge = ({ db }: Scope, signupId: number, fact: PaidFact, { provider }: FactContext) =>
  enter(db, {
    signupId,
    kind: 'charge',
    amountCents: fact.amountCents,
    currency: fact.currency,
    provider,
    providerReference: fact.payment,
    chargeReference: fact.charge,
    at: fact.paidAt,
  });

async function renew(
  scope: Scope,
  subscription: Subscription,
  fact: PaidFact,
  { provider, now }: FactContext,
): Promise<Payment> {
  const { signupId } = subscription;
  const { amountCents, currency, paidAt, periodStart, periodEnd } = fact;
  const payment = await recordPayment(scope, {
    ...{ signupId, serviceYear: subscription.serviceYear + 1, amountCents, currency, provider, paidAt },
    ...{ providerReference: fact.payment, chargeReference: fact.charge },
  });
  const renewal = { paymentId: payment.id, amountCents, currency, paidAt, periodStart, periodEnd };
  await renewSubscription(scope, subscription, renewal, now);
  return payment;
}

const toPaidFee = (payment: Payment, { periodStart, periodEnd }: Period) => ({
  paymentId: payment.id,
  signupId: payment.signupId,
  serviceYear: payment.serviceYear,
  amountCents: payment.amountCents,
  currency: payment.currency,
  provider: payment.provider,
  paidAt: payment.paidAt.toISOString(),
  periodStart: periodStart.toISOString(),
  periodEnd: periodEnd.toISOString(),
});

function reportUnknownPayer(scope: Scope, fact: PaidFact, { provider, now }: FactContext): Promise<void> {
  const task = {
    signupId: null,
    kind: 'unknown-payment',
    key: `unknown-payment:${provider}:${fact.payment}`,
    details: `${provider} tells of ${formatMoney(fact)} (payment ${fact.payment}, subscription ${fact.subscription}) of no client of ours.`,
  } as const;
  return openBillingTask(scope, task, now);
}

function reportOtherAmount(
  scope: Scope,
  { signupId, fee }: { signupId: number; fee: Fee },
  fact: PaidFact,
  { provider, now }: FactContext,
): Promise<void> {
  const task = {
    signupId,
    kind: 'other-amount',
    key: `other-amount:${provider}:${fact.payment}`,
    details: `${formatMoney(fact)} came in instead of ${formatMoney(fee)} (${provider}, payment ${fact.payment}). It is not taken for the fee.`,
  } as const;
  return openBillingTask(scope, task, now);
}
