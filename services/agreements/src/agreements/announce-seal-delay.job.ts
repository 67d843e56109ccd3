import { defineJob, RETRY } from '@rep13/service-kit';

/** Says that an agreement has no seal yet; enqueued with the signature, for the time when it should have one. */
export const ANNOUNCE_SEAL_DELAY = defineJob<{ signupId: number }>({
  queue: 'agreements-seal-delay',
  name: 'announce-seal-delay',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
