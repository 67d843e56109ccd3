import type { Scope } from '@rep13/service-kit';
import { FormerSubscription } from './former-subscription.entity.ts';
import { MOVE_RENEWAL } from './move-renewal.job.ts';
import { chargeNoMore } from './move-subscription.ts';
import type { Subscription } from './subscription.entity.ts';

/** A subscription at the provider with which an owed year was paid. */
export interface Successor {
  readonly subscription: string;
  readonly customer: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export interface PaidPeriod {
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * The year that is owed is paid by another subscription, which takes the place of the old one. @returns the year that was
 * paid for: the one that is owed, unless that is over by now. Called with signup and subscription locked.
 */
export async function replaceSubscription(
  { db, jobs }: Scope,
  subscription: Subscription,
  successor: Successor,
  now: Date,
): Promise<PaidPeriod> {
  const { provider, providerReference: former, signupId } = subscription;
  if (former !== null) {
    await db.save(
      Object.assign(new FormerSubscription(), {
        provider,
        providerReference: former,
        signupId,
        replacedAt: now,
      }),
    );
    chargeNoMore(jobs, provider, former);
  }
  const period = subscription.owedPeriod;
  const isOver = period.periodEnd <= now;
  subscription.replaceBy({ ...successor, anchor: isOver ? successor.periodStart : period.periodEnd });
  if (isOver) return successor;
  const at = period.periodEnd.toISOString();
  const next = { provider, subscription: successor.subscription, at };
  jobs.enqueue(MOVE_RENEWAL, `${provider}:${successor.subscription}:${at}`, next);
  return period;
}
