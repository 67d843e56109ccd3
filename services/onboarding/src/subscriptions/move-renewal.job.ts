import { defineJob } from '@rep13/service-kit';

/** The provider is to charge a subscription next on this day: until then it is paid. */
export interface RenewalMove {
  readonly provider: string;
  readonly subscription: string;
  readonly at: string;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const MOVE_RENEWAL = defineJob<RenewalMove>({
  queue: 'onboarding-providers',
  name: 'move-renewal',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 500,
  concurrency: 2,
});
