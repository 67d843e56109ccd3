import type { EntityManager } from 'typeorm';
import { Subscription } from './subscription.entity.ts';

/** The subscription of a client, whose changes come one after the other. */
export const lockSubscription = (db: EntityManager, signupId: number): Promise<Subscription | null> =>
  db.findOne(Subscription, { where: { signupId }, lock: { mode: 'pessimistic_write' } });

/** Whose subscription a provider means. */
export async function signupOfSubscription(
  db: EntityManager,
  provider: string,
  providerReference: string,
): Promise<number | undefined> {
  const subscription = await db.findOneBy(Subscription, { provider, providerReference });
  return subscription?.signupId;
}
