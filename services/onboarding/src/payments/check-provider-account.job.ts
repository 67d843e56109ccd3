import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Whose account is to be looked at. */
export interface ProviderAccount {
  readonly provider: string;
}

/** A provider that is away is asked again for some hours; then the next day's look comes. */
export const CHECK_PROVIDER_ACCOUNT = defineJob<ProviderAccount>({
  queue: 'onboarding-comparison',
  name: 'check-provider-account',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.nightly,
  maxAttempts: 12,
  concurrency: 1,
});
