import type { EntityManager } from 'typeorm';
import { FormerSubscription } from './former-subscription.entity.ts';
import { Subscription } from './subscription.entity.ts';

/** Whose subscription a provider means, by the name that it has now. */
export async function signupOfSubscription(
  db: EntityManager,
  provider: string,
  providerReference: string,
): Promise<number | undefined> {
  const subscription = await db.findOneBy(Subscription, { provider, providerReference });
  return subscription?.signupId;
}

/** As `signupOfSubscription`, also by a name from before another one took its place. */
export async function clientOfSubscription(
  db: EntityManager,
  provider: string,
  providerReference: string,
): Promise<number | undefined> {
  const former = await db.findOneBy(FormerSubscription, { provider, providerReference });
  return former?.signupId ?? signupOfSubscription(db, provider, providerReference);
}
