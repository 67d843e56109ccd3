import { defineJob, RETRY } from '@rep13/service-kit';

/** The mandates in force after this id, for one record. */
export interface RecordToFollow {
  readonly recordId: number;
  readonly after: number;
}

/** Has certificates and letters made with the representative's new details, a batch of mandates at a time. */
export const FOLLOW_RECORD = defineJob<RecordToFollow>({
  queue: 'agreements-representative',
  name: 'follow-record',
  leaseMs: 60_000,
  backoffMs: RETRY.later,
  maxAttempts: 1_000,
  concurrency: 1,
});
