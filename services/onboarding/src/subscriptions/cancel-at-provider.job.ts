import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** What the provider is told: to charge a subscription no more, after `at` or, where that is null, at once. */
export interface ProviderCancellation {
  readonly provider: string;
  readonly subscription: string;
  readonly at: string | null;
}

/** A provider may be away for long; what it was not told it charges. */
export const CANCEL_AT_PROVIDER = defineJob<ProviderCancellation>({
  queue: 'onboarding-providers',
  name: 'cancel-at-provider',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 500,
  concurrency: 2,
});
