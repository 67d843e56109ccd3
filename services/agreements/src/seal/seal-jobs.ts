import { defineJob, RETRY } from '@rep13/service-kit';

/** Which document, by the SHA-256 of its rendered bytes. */
export interface SealedDocument {
  readonly renderedSha256: string;
  /** False for one that its owner got long ago. */
  readonly isAnnounced?: boolean;
}

/** Seals one stored document. Long enough for three time-stamp authorities that do not answer. */
export const SEAL_DOCUMENT = defineJob<SealedDocument>({
  queue: 'agreements-seal',
  name: 'seal-document',
  leaseMs: 60_000,
  backoffMs: RETRY.soon,
  maxAttempts: 10_000,
  concurrency: 2,
});

/**
 * Adds what is needed to verify a seal when its certificates have ended, and again before the last time stamp's does.
 * Where it has to wait for an authority it waits: nothing is lost meanwhile.
 */
export const ARCHIVE_SEAL = defineJob<SealedDocument>({
  queue: 'agreements-archive-seal',
  name: 'archive-seal',
  leaseMs: 60_000,
  backoffMs: [60_000, 300_000, 3_600_000],
  maxAttempts: 9_000,
  concurrency: 1,
});

/** Gives a seal the time stamp that it did not get. An authority may be away for weeks: the tries end after a year. */
export const LIFT_SEAL = defineJob<SealedDocument>({
  queue: 'agreements-lift-seal',
  name: 'lift-seal',
  leaseMs: 60_000,
  backoffMs: [60_000, 300_000, 3_600_000],
  maxAttempts: 9_000,
  concurrency: 1,
});

/** Who waits for the seal of a document goes on without it after so long. */
export const SEALED_WITHIN_MS = 600_000;
