import { defineJob } from '@rep13/service-kit';

/** Looks through stored PDFs for letters that were lost, some at a time, from this hash on. */
export interface DocumentsToLookAt {
  readonly after: string;
}

export const REPLACE_DAMAGED_DOCUMENTS = defineJob<DocumentsToLookAt>({
  queue: 'agreements-replacements',
  name: 'replace-damaged-documents',
  leaseMs: 120_000,
  backoffMs: [5_000, 30_000, 300_000],
  maxAttempts: 50,
  concurrency: 1,
});
