import { defineJob, RETRY } from '@rep13/service-kit';

/** Has the agreements sealed that were stored before there was a seal, some at a time, from this id on. */
export const SEAL_EARLIER_AGREEMENTS = defineJob<{ afterId: number }>({
  queue: 'agreements-seal-earlier',
  name: 'seal-earlier-agreements',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
