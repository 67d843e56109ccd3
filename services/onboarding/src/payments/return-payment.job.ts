import { defineJob } from '@rep13/service-kit';

/** A payment that is not kept, and the subscription that it came from. */
export interface PaymentToReturn {
  readonly signupId: number;
  readonly provider: string;
  readonly subscription: string;
  readonly payment: string;
  readonly charge: string | null;
  readonly amountCents: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const RETURN_PAYMENT = defineJob<PaymentToReturn>({
  queue: 'onboarding-providers',
  name: 'return-payment',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 500,
  concurrency: 2,
});
