import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Tells staff of a letter that its coordinator has not acknowledged in time. */
export const REMIND_OF_ACKNOWLEDGEMENT = defineJob<{ designationId: number }>({
  queue: 'agreements-designations',
  name: 'remind-of-acknowledgement',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
