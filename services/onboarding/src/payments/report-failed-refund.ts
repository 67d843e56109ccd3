import type { Scope } from '@rep13/service-kit';
import { openBillingTask } from '../billing/index.ts';

interface FailedRefund {
  readonly signupId: number;
  readonly provider: string;
  /** The provider's name of the payment. */
  readonly payment: string;
  readonly reason: string;
  /** Distinguishes what was asked for more than once. */
  readonly askedAt?: string;
}

/** What we promised to give back is not given back: staff does it by hand. */
export function reportFailedRefund(
  scope: Scope,
  { signupId, provider, payment, reason, askedAt = '' }: FailedRefund,
  now: Date,
): Promise<void> {
  const task = {
    signupId,
    kind: 'refund-failed',
    key: `refund-failed:${provider}:${payment}:${askedAt}`,
    details: `${provider} does not refund payment ${payment}: ${reason}`,
  } as const;
  return openBillingTask(scope, task, now);
}
