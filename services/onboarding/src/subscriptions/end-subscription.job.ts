import { defineJob } from '@rep13/service-kit';

/** The last day of a cancelled subscription is over; of one that ends on another day by now it has no use. */
export interface SubscriptionEnd {
  readonly signupId: number;
  readonly endsAt: string;
}

const SECOND = 1_000;

export const END_SUBSCRIPTION = defineJob<SubscriptionEnd>({
  queue: 'onboarding-subscriptions',
  name: 'end-subscription',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
