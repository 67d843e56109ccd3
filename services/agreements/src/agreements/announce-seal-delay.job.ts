import { defineJob } from '@rep13/service-kit';

/** Says that an agreement has no seal yet; enqueued with the signature, for the time when it should have one. */
export const ANNOUNCE_SEAL_DELAY = defineJob<{ signupId: number }>({
  queue: 'agreements-seal-delay',
  name: 'announce-seal-delay',
  leaseMs: 30_000,
  backoffMs: [1_000, 5_000, 30_000, 300_000],
  maxAttempts: 50,
  concurrency: 1,
});
