import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

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
  leaseMs: 30 * SECOND,
  backoffMs: [1 * SECOND, 5 * SECOND, 30 * SECOND, 300 * SECOND],
  maxAttempts: 50,
  concurrency: 1,
});
