import { defineJob } from '@rep13/service-kit';
import type { ProviderEvent } from '../payment-providers/index.ts';

/** A webhook: what it is about is asked of the provider. */
export interface ReceivedEvent extends ProviderEvent {
  readonly provider: string;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * Tried for more than three days, as long as a provider may be late with other webhooks: a refund can't be entered
 * before its charge is known.
 */
export const PROCESS_PROVIDER_EVENT = defineJob<ReceivedEvent>({
  queue: 'onboarding-providers',
  name: 'process-provider-event',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 90,
  concurrency: 2,
});
