import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** The provider is to charge a subscription next on this day: until then it is paid. */
export interface RenewalMove {
  readonly provider: string;
  readonly subscription: string;
  readonly at: string;
}

export const MOVE_RENEWAL = defineJob<RenewalMove>({
  queue: 'onboarding-providers',
  name: 'move-renewal',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 500,
  concurrency: 2,
});
