import { defineJob } from '@rep13/service-kit';

/** Whose account is to be looked at. */
export interface ProviderAccount {
  readonly provider: string;
}

const SECOND = 1_000;

/** A provider that is away is asked again for some hours; then the next day's look comes. */
export const CHECK_PROVIDER_ACCOUNT = defineJob<ProviderAccount>({
  queue: 'onboarding-comparison',
  name: 'check-provider-account',
  leaseMs: 60 * SECOND,
  backoffMs: [60 * SECOND, 600 * SECOND, 3_600 * SECOND],
  maxAttempts: 12,
  concurrency: 1,
});
