import { formatLegalDay, type LegalDay } from '@rep13/contracts-constants';
import { SubscriptionStopped } from '@rep13/contracts-onboarding';
import { lockOne, type Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import type { EndedFact, UnpaidFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import {
  cancellationPeriod,
  cancelSubscription,
  endSubscription,
  letFallOverdue,
  signupOfSubscription,
  Subscription,
} from '../../subscriptions/index.ts';
import type { FactContext } from './fact-context.ts';

/** A renewal could not be charged. Of a subscription that nobody has paid yet it is no news: the first charge failed. */
export async function applyUnpaid(scope: Scope, fact: UnpaidFact, { provider }: FactContext): Promise<void> {
  const subscription = await lockOwn(scope, provider, fact.subscription);
  if (subscription) await letFallOverdue(scope, subscription, fact.failedAt);
}

/**
 * The provider charges no more. What was cancelled here ends. Where nobody here asked for it, staff finds out why; a debt
 * stays one, and what is paid runs out with the notice of the agreement, so that nobody is represented for nothing.
 */
export async function applyEnded(scope: Scope, fact: EndedFact, context: FactContext): Promise<void> {
  const { provider, askedAt, now, timeZone } = context;
  const subscription = await lockOwn(scope, provider, fact.subscription);
  if (!subscription || subscription.state === 'ended') return;
  if (subscription.cancelledAt) {
    if (fact.endedAt <= now) await endSubscription(scope, subscription, fact.endedAt);
    return;
  }
  // The provider was asked before the client took its cancellation back.
  if (subscription.resumedAt && subscription.resumedAt >= askedAt) return;
  await reportEnd(scope, subscription, fact, context);
  if (subscription.isInDebt) return strand(scope, subscription, fact);
  const period = cancellationPeriod(subscription.periodEnd, timeZone, now);
  const notice = { by: 'staff', cause: 'provider', at: now, period, reason: null } as const;
  await cancelSubscription(scope, subscription, notice);
}

/** What is owed can be paid on a page of its own from now on. */
async function strand({ db }: Scope, subscription: Subscription, { endedAt }: EndedFact): Promise<void> {
  subscription.stoppedAt ??= endedAt;
  await db.save(subscription);
}

function reportEnd(
  scope: Scope,
  { signupId, isInDebt: isOwed }: Subscription,
  { subscription, endedAt }: EndedFact,
  { provider, now, timeZone }: FactContext,
): Promise<void> {
  const what = isOwed
    ? 'A fee is owed, and the provider no longer tries a card for it'
    : 'The client has got notice for the end of what is paid';
  const stoppedAt = endedAt.toISOString();
  const task = {
    signupId,
    kind: 'ended-at-provider',
    key: `ended-at-provider:${provider}:${subscription}`,
    details: `${provider} charges subscription ${subscription} no more from ${formatLegalDay<LegalDay>(stoppedAt, timeZone)} on, and nobody here has asked for it. ${what}.`,
    announce: (taskId: number) =>
      scope.outbox.add(SubscriptionStopped, { signupId, taskId, stoppedAt, isOwed }),
  } as const;
  return openBillingTask(scope, task, now);
}

async function lockOwn({ db }: Scope, provider: string, reference: string): Promise<Subscription | null> {
  const signupId = await signupOfSubscription(db, provider, reference);
  if (signupId === undefined) return null;
  await lockSignup(db, signupId);
  return lockOne(db, Subscription, { signupId });
}
