import { defineJob } from '@rep13/service-kit';

/** A step that takes two and that one took alone. */
export interface BrokenGlass {
  readonly approvalId: string;
}

const SECOND = 1_000;

/** Asks who is an admin, and enqueues a mail to each. */
export const TELL_ADMINS = defineJob<BrokenGlass>({
  queue: 'notifications-admins',
  name: 'tell-admins',
  leaseMs: 26 * SECOND,
  backoffMs: [1 * SECOND, 3 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 150,
  concurrency: 1,
});
