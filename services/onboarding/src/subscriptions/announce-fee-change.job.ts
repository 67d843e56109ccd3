import type { Fee } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** One client of all those that a new fee is announced to. */
export interface FeeToAnnounce extends Fee {
  readonly signupId: number;
}

const SECOND = 1_000;

export const ANNOUNCE_FEE_CHANGE = defineJob<FeeToAnnounce>({
  queue: 'onboarding-subscriptions',
  name: 'announce-fee-change',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
