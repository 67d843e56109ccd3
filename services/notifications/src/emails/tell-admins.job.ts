import { defineJob } from '@rep13/service-kit';

/** Something happened to a step that takes two. */
export interface ToldToAdmins {
  readonly approvalId: string;
  /** Absent where one took it alone. */
  readonly fact?: 'requested' | 'granted';
  /** Who did it knows. */
  readonly except?: number;
  /** Who asked has a mail of their own. */
  readonly asker?: number;
}

const SECOND = 1_000;

/** Asks who is an admin, or who may decide, and enqueues a mail to each. */
export const TELL_ADMINS = defineJob<ToldToAdmins>({
  queue: 'notifications-admins',
  name: 'tell-admins',
  leaseMs: 26 * SECOND,
  backoffMs: [1 * SECOND, 3 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 150,
  concurrency: 1,
});
