import { SECOND_MS, type Fee } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** One client of all those that a new fee is announced to. */
export interface FeeToAnnounce extends Fee {
  readonly signupId: number;
}

export const ANNOUNCE_FEE_CHANGE = defineJob<FeeToAnnounce>({
  queue: 'onboarding-subscriptions',
  name: 'announce-fee-change',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
