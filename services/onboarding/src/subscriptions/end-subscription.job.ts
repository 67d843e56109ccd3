import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** The last day of a cancelled subscription is over; of one that ends on another day by now it has no use. */
export interface SubscriptionEnd {
  readonly signupId: number;
  readonly endsAt: string;
}

export const END_SUBSCRIPTION = defineJob<SubscriptionEnd>({
  queue: 'onboarding-subscriptions',
  name: 'end-subscription',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
