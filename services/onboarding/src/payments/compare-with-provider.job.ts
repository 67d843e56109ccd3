import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** What to ask the provider about: a subscription, or a page on which nothing is known to be paid. */
export type Comparison = { readonly provider: string } & (
  | { readonly subscription: string; /** It differed an hour ago. */ readonly isSecondLook?: true }
  | { readonly session: string }
);

/** A provider that is away is asked again for a day; then the next day's comparison comes. */
export const COMPARE_WITH_PROVIDER = defineJob<Comparison>({
  queue: 'onboarding-comparison',
  name: 'compare-with-provider',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.nightly,
  maxAttempts: 25,
  concurrency: 1,
});
