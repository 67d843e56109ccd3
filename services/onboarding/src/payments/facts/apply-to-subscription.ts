import type { Scope } from '@rep13/service-kit';
import type { EndedFact, UnpaidFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import {
  endSubscription,
  letFallOverdue,
  lockSubscription,
  signupOfSubscription,
  type Subscription,
} from '../../subscriptions/index.ts';
import type { Telling } from './telling.ts';

/** A renewal could not be charged. Of a subscription that nobody has paid yet it is no news: the first charge failed. */
export async function applyUnpaid(scope: Scope, fact: UnpaidFact, { provider }: Telling): Promise<void> {
  const subscription = await lockOwn(scope, provider, fact.subscription);
  if (subscription) await letFallOverdue(scope, subscription, fact.failedAt);
}

/** The provider charges no more: what was cancelled, or what it has given up itself. */
export async function applyEnded(scope: Scope, fact: EndedFact, { provider }: Telling): Promise<void> {
  const subscription = await lockOwn(scope, provider, fact.subscription);
  if (subscription) await endSubscription(scope, subscription, fact.endedAt);
}

async function lockOwn({ db }: Scope, provider: string, reference: string): Promise<Subscription | null> {
  const signupId = await signupOfSubscription(db, provider, reference);
  if (signupId === undefined) return null;
  await lockSignup(db, signupId);
  return lockSubscription(db, signupId);
}
