import { Subscription } from './subscription.entity.ts';
import { Injectable } from '@nestjs/common';
import { Clock, lockOne, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { ANNOUNCE_FEE_CHANGE, type FeeToAnnounce } from './announce-fee-change.job.ts';
import { announceFeeChange } from './announce-fee-change.ts';

/** Announces a new fee to one of all clients; nothing to say to who cancelled meanwhile, or knows it already. */
@Process(ANNOUNCE_FEE_CHANGE)
@Injectable()
export class AnnounceFeeChangeToClient implements JobProcessor<FeeToAnnounce> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { signupId, ...fee } }: JobTry<FeeToAnnounce>): Promise<Conclusion> {
    return Promise.resolve(async (scope) => {
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (subscription?.renews) await announceFeeChange(scope, subscription, fee, this.clock.now());
    });
  }
}
