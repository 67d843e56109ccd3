import { defineJob } from '@rep13/service-kit';

/** Makes, stores and has sealed the PDF of one signed letter. */
export const RENDER_LETTER = defineJob<{ designationId: number }>({
  queue: 'agreements-letters',
  name: 'render-letter',
  leaseMs: 30_000,
  backoffMs: [1_000, 5_000, 30_000, 300_000],
  maxAttempts: 50,
  concurrency: 1,
});
