import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Makes, stores and announces the PDF of one invoice or credit note. */
export const RENDER_INVOICE_PDF = defineJob<{ number: string }>({
  queue: 'agreements-invoice-pdfs',
  name: 'render-invoice-pdf',
  leaseMs: 30 * SECOND_MS,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
