import { defineJob, type RequestContext } from '@rep13/service-kit';

/** Somebody asked for a new password for this Client ID, which may be nobody's. */
export interface ResetRequest {
  readonly clientId: string;
  /** Who asked and from where, for the audit log. */
  readonly asked?: Pick<RequestContext, 'correlationId' | 'actor' | 'ipAddress' | 'userAgent'>;
}

const SECOND = 1_000;

export const ISSUE_RESET_LINK = defineJob<ResetRequest>({
  queue: 'onboarding-reset-links',
  name: 'issue-reset-link',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 5 * SECOND, 30 * SECOND],
  maxAttempts: 10,
  concurrency: 2,
});
