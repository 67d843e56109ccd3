import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** Makes, stores and announces the PDF of one invoice or credit note. */
export const RENDER_INVOICE_PDF = defineJob<{ number: string }>({
  queue: 'agreements-invoice-pdfs',
  name: 'render-invoice-pdf',
  leaseMs: 30 * SECOND,
  backoffMs: [1 * SECOND, 5 * SECOND, 30 * SECOND, 300 * SECOND],
  maxAttempts: 50,
  concurrency: 1,
});
