import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Makes, stores and has sealed the PDF of one signed addendum. */
export const RENDER_ADDENDUM_PDF = defineJob<{ signupId: number }>({
  queue: 'agreements-addendum-pdfs',
  name: 'render-addendum-pdf',
  leaseMs: 30 * SECOND_MS,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
