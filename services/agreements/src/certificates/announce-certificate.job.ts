import { defineJob, RETRY } from '@rep13/service-kit';

/** Which certificate to announce. */
export interface CertificateToAnnounce {
  readonly mandateId: number;
  readonly version: number;
}

/** Announces a certificate that is still without a seal; enqueued with it, for the time when it should have one. */
export const ANNOUNCE_CERTIFICATE = defineJob<CertificateToAnnounce>({
  queue: 'agreements-certificate-delay',
  name: 'announce-certificate',
  leaseMs: 30_000,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
