import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';
import type { ProviderEvent } from '../payment-providers/index.ts';

/** A webhook: what it is about is asked of the provider. */
export interface ReceivedEvent extends ProviderEvent {
  readonly provider: string;
}

/**
 * Tried for more than three days, as long as a provider may be late with other webhooks: a refund can't be entered
 * before its charge is known.
 */
export const PROCESS_PROVIDER_EVENT = defineJob<ReceivedEvent>({
  queue: 'onboarding-providers',
  name: 'process-provider-event',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 90,
  concurrency: 2,
});
