import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** A refund that was asked for at this time. */
export interface RefundToMake {
  readonly paymentId: number;
  readonly askedAt: string;
}

export const MAKE_REFUND = defineJob<RefundToMake>({
  queue: 'onboarding-providers',
  name: 'make-refund',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 500,
  concurrency: 2,
});
