import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Which certificate to issue: the next version of one mandate's. */
export interface CertificateToIssue {
  readonly mandateId: number;
  readonly version: number;
  readonly isBackfilled: boolean;
}

/** Makes, stores and announces a certificate of appointment. */
export const ISSUE_CERTIFICATE = defineJob<CertificateToIssue>({
  queue: 'agreements-certificates',
  name: 'issue-certificate',
  leaseMs: 30 * SECOND_MS,
  backoffMs: RETRY.soon,
  maxAttempts: 50,
  concurrency: 1,
});
