import { formatMoney } from '@rep13/contracts-constants';
import { lockOne, type Scope } from '@rep13/service-kit';
import { openBillingTask, openNewBillingTask, settleBillingTask } from '../../billing/index.ts';
import { enqueueCreditNote } from '../../invoices/index.ts';
import type { DisputedFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { oweFeeAgain, Subscription } from '../../subscriptions/index.ts';
import { enter } from '../ledger.ts';
import { Payment } from '../payment.entity.ts';
import { ownChargeOf } from './payer-of.ts';
import type { FactContext } from './fact-context.ts';

/**
 * The client's bank takes money back; won, it comes again; lost, the fee is owed again. One that is reported only when
 * it is closed was open before. A bank that only asks has taken nothing. @throws ChargeNotKnown
 */
export async function applyDisputed(scope: Scope, fact: DisputedFact, context: FactContext): Promise<void> {
  const { provider, now } = context;
  const charge = await ownChargeOf(scope.db, provider, fact);
  if (!charge) return;
  const { signupId } = charge;
  await lockSignup(scope.db, signupId);
  await enterDispute(scope, signupId, fact, context);
  const key = `dispute:${provider}:${fact.dispute}`;
  const details = `${whatHappens(fact)} (${provider}, dispute ${fact.dispute}): ${fact.reason}. Answer it at the provider.`;
  await openBillingTask(scope, { signupId, kind: 'dispute', key, details }, now);
  if (fact.state === 'open' || fact.state === 'asked') return;
  await settleBillingTask(scope, key, OUTCOMES[fact.state], now);
  if (fact.state === 'lost') await lose(scope, signupId, fact, context);
}

const OUTCOMES = {
  won: 'It was won: the money is back.',
  lost: 'It was lost: the money is gone.',
  dropped: 'The bank asks no more.',
};

const whatHappens = (fact: DisputedFact): string =>
  fact.state === 'asked' || fact.state === 'dropped'
    ? `The client's bank asks about ${formatMoney(fact)}`
    : `The client's bank takes ${formatMoney(fact)} back`;

async function enterDispute(
  { db }: Scope,
  signupId: number,
  fact: DisputedFact,
  { provider }: FactContext,
): Promise<void> {
  if (fact.state === 'asked' || fact.state === 'dropped') return;
  const { currency, dispute, charge: chargeReference, at, amountCents } = fact;
  const entry = { signupId, currency, provider, providerReference: dispute, chargeReference, at };
  await enter(db, { ...entry, kind: 'dispute', amountCents: -amountCents });
  if (fact.state === 'won') await enter(db, { ...entry, kind: 'dispute-won', amountCents });
}

/** The year is not paid any more: a credit note, and a debt where it is the year that runs. */
async function lose(scope: Scope, signupId: number, fact: DisputedFact, context: FactContext): Promise<void> {
  const { provider, now } = context;
  const where = { provider, chargeReference: fact.charge, signupId };
  const payment = await scope.db.findOneBy(Payment, where);
  const subscription = await lockOne(scope.db, Subscription, { signupId });
  const isRunning =
    payment !== null && subscription !== null && payment.serviceYear === subscription.serviceYear;
  const isOwed = isRunning && subscription.isOpen;
  const task = {
    signupId,
    kind: 'dispute',
    key: `dispute-lost:${provider}:${fact.dispute}`,
    details: `The dispute ${fact.dispute} (${provider}) about ${formatMoney(fact)} is lost. ${isOwed ? 'The fee of this year is owed again: the client is asked for it as for any debt' : 'Nothing follows by itself: decide whether to ask the client for it'}.`,
  } as const;
  if (!(await openNewBillingTask(scope, task, now))) return;
  if (isOwed) await oweFeeAgain(scope, subscription, now);
  if (!payment) return;
  const { id: paymentId } = payment;
  const { dispute: movement, amountCents } = fact;
  const refundedAt = now.toISOString();
  enqueueCreditNote(scope.jobs, { paymentId, signupId, refundedAt, movement, amountCents, isDispute: true });
}
