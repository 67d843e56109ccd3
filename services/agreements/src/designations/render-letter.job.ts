import { defineJob, RETRY } from '@rep13/service-kit';

/** Makes, stores and has sealed the PDF of one signed letter. */
export const RENDER_LETTER = defineJob<{ designationId: number }>({
  queue: 'agreements-letters',
  name: 'render-letter',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
