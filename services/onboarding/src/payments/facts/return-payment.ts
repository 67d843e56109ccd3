import { formatMoney } from '@rep13/contracts-constants';
import type { Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import type { PaidFact } from '../../payment-providers/index.ts';
import type { Subscription } from '../../subscriptions/index.ts';
import type { FactContext } from './fact-context.ts';
import { RETURN_PAYMENT } from '../return-payment.job.ts';

interface Unwanted {
  readonly signupId: number;
  readonly fact: PaidFact;
  /** The client's own. */
  readonly subscription: Subscription;
  readonly context: FactContext;
}

/** A year that is paid already or that nobody wants any more: the money goes back and is not asked for again. */
export function returnPayment(
  scope: Scope,
  { signupId, fact, subscription, context: { provider, now } }: Unwanted,
): Promise<void> {
  const { payment, charge, amountCents } = fact;
  const key = `${provider}:${payment}`;
  const payload = { signupId, provider, subscription: fact.subscription, payment, charge, amountCents };
  scope.jobs.enqueue(RETURN_PAYMENT, key, payload);
  const isOwn = subscription.providerReference === fact.subscription;
  const what = isOwn
    ? `${formatMoney(fact)} was charged after the client had cancelled`
    : `${formatMoney(fact)} was paid for a second subscription`;
  const task = {
    signupId,
    kind: 'second-subscription',
    key: `second-subscription:${key}`,
    details: `${what} (${provider}, payment ${payment}, subscription ${fact.subscription}). It is cancelled and refunded.`,
  } as const;
  return openBillingTask(scope, task, now);
}
