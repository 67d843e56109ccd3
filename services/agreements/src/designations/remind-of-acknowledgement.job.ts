import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** Tells staff of a letter that its coordinator has not acknowledged in time. */
export const REMIND_OF_ACKNOWLEDGEMENT = defineJob<{ designationId: number }>({
  queue: 'agreements-designations',
  name: 'remind-of-acknowledgement',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
