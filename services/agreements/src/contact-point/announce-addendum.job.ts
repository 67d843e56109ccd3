import { defineJob, RETRY } from '@rep13/service-kit';

/** Announces a PDF that is still without a seal; enqueued with it, for the time when it should have one. */
export const ANNOUNCE_ADDENDUM = defineJob<{ signupId: number }>({
  queue: 'agreements-addendum-delay',
  name: 'announce-addendum',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
