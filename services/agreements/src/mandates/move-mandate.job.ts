import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Takes the next step of a mandate's end when its time has come. */
export const MOVE_MANDATE = defineJob<{ mandateId: number }>({
  queue: 'agreements-mandates',
  name: 'move-mandate',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
