import { Subscription } from './subscription.entity.ts';
import { Injectable } from '@nestjs/common';
import { CURRENCY } from '@rep13/contracts-constants';
import { AnnounceFeeChange, AnnounceFeeChanges, type FeeChangesView } from '@rep13/contracts-onboarding';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { ANNOUNCE_FEE_CHANGE } from './announce-fee-change.job.ts';
import { announceFeeChange } from './announce-fee-change.ts';
import { FeeChangeNotPossible } from './subscriptions.errors.ts';

/** Another fee for clients that have agreed to the one of before. */
@Injectable()
export class FeeChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, FeeChangeNotPossible */
  @OnCommand(AnnounceFeeChange)
  announce({ signupId, amountCents }: AnnounceFeeChange): Promise<{ announced: true }> {
    return this.unitOfWork.runOnce(async (scope) => {
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (!subscription) throw new NotFound();
      if (!subscription.renews) throw new FeeChangeNotPossible();
      const fee = { amountCents, currency: CURRENCY };
      if (!(await announceFeeChange(scope, subscription, fee, this.clock.now())))
        throw new FeeChangeNotPossible();
      return { announced: true };
    });
  }

  /** To every client whose agreement renews, each in a job of its own. */
  @OnCommand(AnnounceFeeChanges)
  announceToAll({ amountCents }: AnnounceFeeChanges): Promise<FeeChangesView> {
    const now = this.clock.now().toISOString();
    return this.unitOfWork.runOnce(async ({ db, jobs }) => {
      const renewing = await db.query<{ signupId: number }[]>(
        `select signup_id as "signupId" from subscriptions
         where state = 'active' and provider_reference is not null`,
      );
      for (const { signupId } of renewing) {
        const key = `${signupId}:${amountCents}:${now}`;
        jobs.enqueue(ANNOUNCE_FEE_CHANGE, key, { signupId, amountCents, currency: CURRENCY });
      }
      return { clients: renewing.length };
    });
  }
}
