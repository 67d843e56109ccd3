import { defineJob } from '@rep13/service-kit';
import type { EmailFacts } from './email-facts.ts';

/** One mail to one addressee. The row's id is the mail's Message-ID. */
export interface QueuedEmail {
  readonly kind: string;
  readonly facts: EmailFacts;
  /** Of a mail to an authority that is sent again: the row that it was first sent by, whose id stays in its Message-ID. */
  readonly firstJobId?: string;
  /** Whose request caused it, where one did: mails to unproven mailboxes are counted by it. */
  readonly ipAddress?: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long the mail server may take for one mail. Its answers and two requests fit into the lease. */
export const SEND_DEADLINE_MS = 20 * SECOND;

/** Dense in the first minute, for what is just restarting; a day in all. */
const BACKOFF_MS = [
  1 * SECOND,
  3 * SECOND,
  10 * SECOND,
  20 * SECOND,
  30 * SECOND,
  1 * MINUTE,
  3 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
  7 * HOUR,
];

export const SEND_EMAIL = defineJob<QueuedEmail>({
  queue: 'notifications-email',
  name: 'send-email',
  leaseMs: 26 * SECOND,
  backoffMs: BACKOFF_MS,
  maxAttempts: BACKOFF_MS.length + 1,
  concurrency: 8,
});
