import { defineJob, RETRY } from '@rep13/service-kit';

/** Makes and stores the PDF of one signed agreement. */
export const RENDER_AGREEMENT_PDF = defineJob<{ signupId: number }>({
  queue: 'agreements-pdf',
  name: 'render-agreement-pdf',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 2,
});
