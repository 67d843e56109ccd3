import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** The time in which the former contact could stop a change is over. */
export const APPLY_PROFILE_CHANGE = defineJob<{ changeId: number }>({
  queue: 'onboarding-profile-changes',
  name: 'apply-profile-change',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 1,
});
