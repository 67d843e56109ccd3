import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** Something happened to a step that takes two. */
export interface AdminNotification {
  readonly approvalId: string;
  /** Absent where one took it alone. */
  readonly fact?: 'requested' | 'granted';
  /** Who did it knows. */
  readonly except?: number;
  /** Who asked has a mail of their own. */
  readonly asker?: number;
}

/** Asks who is an admin, or who may decide, and enqueues a mail to each. */
export const NOTIFY_ADMINS = defineJob<AdminNotification>({
  queue: 'notifications-admins',
  name: 'tell-admins',
  leaseMs: 26 * SECOND_MS,
  backoffMs: [1 * SECOND_MS, 3 * SECOND_MS, 10 * SECOND_MS, 60 * SECOND_MS, 600 * SECOND_MS],
  maxAttempts: 150,
  concurrency: 1,
});
