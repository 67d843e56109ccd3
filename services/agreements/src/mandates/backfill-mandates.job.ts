import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** The agreements between two ids, the first left out, the last not. */
export interface BackfillRange {
  readonly after: number;
  readonly upTo: number;
}

/** Gives agreements that were signed before mandates were kept theirs, a batch at a time. */
export const BACKFILL_MANDATES = defineJob<BackfillRange>({
  queue: 'agreements-mandates',
  name: 'backfill-mandates',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 1_000,
  concurrency: 1,
});
