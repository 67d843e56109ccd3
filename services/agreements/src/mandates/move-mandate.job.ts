import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** Takes the next step of a mandate's end when its time has come. */
export const MOVE_MANDATE = defineJob<{ mandateId: number }>({
  queue: 'agreements-mandates',
  name: 'move-mandate',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
