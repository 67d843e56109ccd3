import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type { Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import { enqueueInvoice } from '../../invoices/index.ts';
import type { PaidFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import {
  lockSubscription,
  renewSubscription,
  signupOfSubscription,
  type Subscription,
} from '../../subscriptions/index.ts';
import { enter } from '../ledger.ts';
import type { Payment } from '../payment.entity.ts';
import { recordFirstYear, recordPayment } from '../record-payment.ts';
import { returnPayment } from './return-payment.ts';
import { toMoney } from './money.ts';
import type { Telling } from './telling.ts';

const ID_MAX = 2_147_483_647;

/** Money came in: the fee of a year, or something that is none and goes to staff. */
export async function applyPaid(scope: Scope, fact: PaidFact, telling: Telling): Promise<void> {
  const signupId = await whose(scope, fact, telling);
  const isThere = signupId !== undefined && (await lockSignup(scope.db, signupId)) !== null;
  if (!isThere) return tellOfNobody(scope, fact, telling);
  const subscription = await lockSubscription(scope.db, signupId);
  if (!(await enterCharge(scope, signupId, fact, telling))) return;
  if (subscription && !isExpected(subscription, fact, telling))
    return returnPayment(scope, { signupId, fact, subscription, telling });
  if (fact.amountCents !== PRICE_CENTS || fact.currency !== CURRENCY)
    return tellOfOtherAmount(scope, signupId, fact, telling);
  const payment = subscription
    ? await renew(scope, subscription, fact, telling)
    : await recordFirstYear(scope, { ...fact, signupId, provider: telling.provider });
  enqueueInvoice(scope.jobs, toPaidFee(payment, fact));
}

/** The subscription that we know says it better than what the provider was once told. */
async function whose({ db }: Scope, fact: PaidFact, { provider }: Telling): Promise<number | undefined> {
  const known = await signupOfSubscription(db, provider, fact.subscription);
  if (known !== undefined) return known;
  const { signupId } = fact;
  const isId = signupId !== null && Number.isInteger(signupId) && signupId > 0 && signupId <= ID_MAX;
  return isId ? signupId : undefined;
}

/** Not a second subscription, and not a year that nobody wants any more. */
const isExpected = (subscription: Subscription, fact: PaidFact, { provider }: Telling): boolean =>
  subscription.provider === provider &&
  subscription.providerReference === fact.subscription &&
  subscription.cancelledAt === null;

const enterCharge = ({ db }: Scope, signupId: number, fact: PaidFact, { provider }: Telling) =>
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
  { provider, now }: Telling,
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

const toPaidFee = (payment: Payment, { periodStart, periodEnd }: PaidFact) => ({
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

function tellOfNobody(scope: Scope, fact: PaidFact, { provider, now }: Telling): Promise<void> {
  const task = {
    signupId: null,
    kind: 'unknown-payment',
    key: `unknown-payment:${provider}:${fact.payment}`,
    details: `${provider} tells of ${toMoney(fact)} (payment ${fact.payment}, subscription ${fact.subscription}) of no client of ours.`,
  } as const;
  return openBillingTask(scope, task, now);
}

function tellOfOtherAmount(
  scope: Scope,
  signupId: number,
  fact: PaidFact,
  { provider, now }: Telling,
): Promise<void> {
  const ours = toMoney({ amountCents: PRICE_CENTS, currency: CURRENCY });
  const task = {
    signupId,
    kind: 'other-amount',
    key: `other-amount:${provider}:${fact.payment}`,
    details: `${toMoney(fact)} came in instead of ${ours} (${provider}, payment ${fact.payment}). It is not taken for the fee.`,
  } as const;
  return openBillingTask(scope, task, now);
}
