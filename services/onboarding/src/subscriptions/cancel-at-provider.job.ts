import { defineJob } from '@rep13/service-kit';

/** What the provider is told: to charge a subscription no more, after `at` or, where that is null, at once. */
export interface ProviderCancellation {
  readonly provider: string;
  readonly subscription: string;
  readonly at: string | null;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A provider may be away for long; what it was not told it charges. */
export const CANCEL_AT_PROVIDER = defineJob<ProviderCancellation>({
  queue: 'onboarding-providers',
  name: 'cancel-at-provider',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 500,
  concurrency: 2,
});
