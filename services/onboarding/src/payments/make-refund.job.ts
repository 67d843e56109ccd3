import { defineJob } from '@rep13/service-kit';

/** A refund that was asked for at this time. */
export interface RefundToMake {
  readonly paymentId: number;
  readonly askedAt: string;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const MAKE_REFUND = defineJob<RefundToMake>({
  queue: 'onboarding-providers',
  name: 'make-refund',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 500,
  concurrency: 2,
});
