import type { Fee } from '@rep13/contracts-constants';
import { FeeChangeAnnounced } from '@rep13/contracts-onboarding';
import { currentActor, type Scope } from '@rep13/service-kit';
import { IsNull, MoreThanOrEqual } from 'typeorm';
import { FeeChange } from './fee-change.entity.ts';
import { feeChangeTerms } from './fee-change-terms.ts';
import { comingFeeChange, paidCents } from './find-fee-change.ts';
import { enqueueSetFee } from './set-fee.job.ts';
import type { Subscription } from './subscription.entity.ts';

/**
 * Announces another fee to a client. A change for the same year or a later one goes, so that a mistake is put right by
 * announcing the fee of today. Called with the subscription locked. @returns false where it is what the client knows
 */
export async function announceFeeChange(
  { db, outbox, jobs }: Scope,
  subscription: Subscription,
  to: Fee,
  now: Date,
): Promise<boolean> {
  const { signupId } = subscription;
  const coming = await comingFeeChange(db, subscription);
  if (to.amountCents === (coming ?? subscription).amountCents) return false;
  const previousCents = await paidCents(db, subscription);
  const isHigher = to.amountCents > previousCents;
  const { serviceYear, startsAt } = feeChangeTerms(subscription, isHigher, now);
  const replaced = { signupId, serviceYear: MoreThanOrEqual(serviceYear), replacedAt: IsNull() };
  await db.update(FeeChange, replaced, { replacedAt: now });
  const announcedBy = currentActor();
  const change = await db.save(
    FeeChange.announce({
      ...to,
      previousCents,
      signupId,
      serviceYear,
      startsAt,
      announcedAt: now,
      announcedBy,
    }),
  );
  outbox.add(FeeChangeAnnounced, {
    ...{ signupId, changeId: change.id, serviceYear, startsAt: startsAt.toISOString() },
    ...{ amountCents: to.amountCents, currency: to.currency, previousCents },
  });
  enqueueSetFee(jobs, subscription, change.id);
  return true;
}
