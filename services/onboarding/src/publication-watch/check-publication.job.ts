import { defineJob } from '@rep13/service-kit';

/** One reading of one client's website. */
export interface PublicationCheckJob {
  readonly signupId: number;
  /** When it was to be: a watch that has another time for its next reading by now has no use for this one. */
  readonly dueAt?: string;
  /** When somebody asked for it outside of the schedule. */
  readonly askedAt?: string;
}

const SECOND = 1_000;

/** The lease is longer than the fetcher takes for all pages, and a browser for three. */
export const CHECK_PUBLICATION = defineJob<PublicationCheckJob>({
  queue: 'onboarding-publication',
  name: 'check-publication',
  leaseMs: 150 * SECOND,
  backoffMs: [10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 20,
  concurrency: 2,
});
