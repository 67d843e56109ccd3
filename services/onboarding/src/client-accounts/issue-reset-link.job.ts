import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, type RequestContext } from '@rep13/service-kit';

/** Somebody asked for a new password for this Client ID, which may be nobody's. */
export interface ResetRequest {
  readonly clientId: string;
  /** Who asked and from where, for the audit log. */
  readonly asked?: Pick<RequestContext, 'correlationId' | 'actor' | 'ipAddress' | 'userAgent'>;
}

export const ISSUE_RESET_LINK = defineJob<ResetRequest>({
  queue: 'onboarding-reset-links',
  name: 'issue-reset-link',
  leaseMs: 10 * SECOND_MS,
  backoffMs: [1 * SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS],
  maxAttempts: 10,
  concurrency: 2,
});
