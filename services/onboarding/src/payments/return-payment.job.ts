import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** A payment that is not kept, and the subscription that it came from. */
export interface PaymentToReturn {
  readonly signupId: number;
  readonly provider: string;
  readonly subscription: string;
  readonly payment: string;
  readonly charge: string | null;
  readonly amountCents: number;
}

export const RETURN_PAYMENT = defineJob<PaymentToReturn>({
  queue: 'onboarding-providers',
  name: 'return-payment',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 500,
  concurrency: 2,
});
