import { Subscription } from './subscription.entity.ts';
import { Injectable } from '@nestjs/common';
import { lockOne, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { END_SUBSCRIPTION, type SubscriptionEnd } from './end-subscription.job.ts';
import { endSubscription } from './move-subscription.ts';

/** The last day is over. */
@Process(END_SUBSCRIPTION)
@Injectable()
export class EndSubscription implements JobProcessor<SubscriptionEnd> {
  process({ payload: { signupId, endsAt } }: JobTry<SubscriptionEnd>): Promise<Conclusion> {
    return Promise.resolve(async (scope) => {
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (subscription?.endsAt?.toISOString() !== endsAt) return;
      await endSubscription(scope, subscription, subscription.endsAt);
    });
  }
}
