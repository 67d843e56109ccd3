import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** One reading of one client's website. */
export interface PublicationCheckJob {
  readonly signupId: number;
  /** When it was to be: a watch that has another time for its next reading by now has no use for this one. */
  readonly dueAt?: string;
  /** When somebody asked for it outside of the schedule. */
  readonly askedAt?: string;
}

/** The lease is longer than the fetcher takes for all pages, and a browser for three. */
export const CHECK_PUBLICATION = defineJob<PublicationCheckJob>({
  queue: 'onboarding-publication',
  name: 'check-publication',
  leaseMs: 150 * SECOND_MS,
  backoffMs: [10 * SECOND_MS, 60 * SECOND_MS, 600 * SECOND_MS],
  maxAttempts: 20,
  concurrency: 2,
});
