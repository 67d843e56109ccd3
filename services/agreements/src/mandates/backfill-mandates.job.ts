import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** The agreements between two ids, the first left out, the last not. */
export interface BackfillRange {
  readonly after: number;
  readonly upTo: number;
}

/** Gives agreements that were signed before mandates were kept theirs, a batch at a time. */
export const BACKFILL_MANDATES = defineJob<BackfillRange>({
  queue: 'agreements-mandates',
  name: 'backfill-mandates',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 1_000,
  concurrency: 1,
});
