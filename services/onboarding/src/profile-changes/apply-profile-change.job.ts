import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** The time in which the former contact could stop a change is over. */
export const APPLY_PROFILE_CHANGE = defineJob<{ changeId: number }>({
  queue: 'onboarding-profile-changes',
  name: 'apply-profile-change',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 1,
});
