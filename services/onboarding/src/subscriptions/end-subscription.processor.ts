import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { END_SUBSCRIPTION, type SubscriptionEnd } from './end-subscription.job.ts';
import { lockSubscription } from './lock-subscription.ts';
import { endSubscription } from './move-subscription.ts';

/** The last day is over. */
@Process(END_SUBSCRIPTION)
@Injectable()
export class EndSubscription implements JobProcessor<SubscriptionEnd> {
  process({ payload: { signupId, endsAt } }: JobTry<SubscriptionEnd>): Promise<Conclusion> {
    return Promise.resolve(async (scope) => {
      const subscription = await lockSubscription(scope.db, signupId);
      if (subscription?.endsAt?.toISOString() !== endsAt) return;
      await endSubscription(scope, subscription, subscription.endsAt);
    });
  }
}
