import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Which certificate to translate. */
export interface CertificateToTranslate {
  readonly mandateId: number;
  readonly version: number;
}

/** Makes, stores and has sealed what a certificate lacks that was issued before there were translations. */
export const TRANSLATE_CERTIFICATE = defineJob<CertificateToTranslate>({
  queue: 'agreements-certificate-translations',
  name: 'translate-certificate',
  leaseMs: 30 * SECOND_MS,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
