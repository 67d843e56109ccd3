import { defineJob } from '@rep13/service-kit';

/** Looks at the clock of one ticket at a time at which it has something to say. */
export const RING_TICKET_CLOCK = defineJob<{ ticketId: number }>({
  queue: 'sla-clock',
  name: 'ring-ticket-clock',
  leaseMs: 10_000,
  backoffMs: [1_000, 5_000, 30_000],
  maxAttempts: 20,
  concurrency: 4,
});
