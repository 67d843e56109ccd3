import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Which lines of the email log: those before this one; null: from the newest on. */
export interface LogToRead {
  readonly before: number | null;
}

/** Finds in the email log when the receipts of orders were mailed that came before that was recorded. */
export const RECOVER_RECEIPTS = defineJob<LogToRead>({
  queue: 'sla-receipts',
  name: 'recover-receipts',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 1_000,
  concurrency: 1,
});
