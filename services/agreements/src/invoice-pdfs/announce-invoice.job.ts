import { defineJob, RETRY } from '@rep13/service-kit';

/** Which invoice or credit note to announce. */
export interface InvoiceToAnnounce {
  readonly number: string;
}

/** Announces a PDF that is still without a seal; enqueued with it, for the time when it should have one. */
export const ANNOUNCE_INVOICE = defineJob<InvoiceToAnnounce>({
  queue: 'agreements-invoice-delay',
  name: 'announce-invoice',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
