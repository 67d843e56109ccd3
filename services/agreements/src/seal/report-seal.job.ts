import { defineJob, RETRY } from '@rep13/service-kit';

/** What is to be known of our own seal. */
export interface SealTrouble {
  /** SHA-256 of its certificate, hexadecimal. */
  readonly fingerprint: string;
  readonly kind: 'unusable' | 'ending';
  readonly reason: string;
  readonly endsAt: string;
}

/** Announces it; the seal's fingerprint is in the key, so that it is announced once. */
export const REPORT_SEAL = defineJob<SealTrouble>({
  queue: 'agreements-seal-report',
  name: 'report-seal',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
