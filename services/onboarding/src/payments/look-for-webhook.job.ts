import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY, type Scope } from '@rep13/service-kit';
import type { PaidFact } from '../payment-providers/index.ts';

/** A payment that was found by asking, and by which names a webhook would report it. */
export interface UnreportedPayment {
  readonly provider: string;
  readonly payment: string;
  readonly names: readonly string[];
}

/** Webhooks come within seconds; a provider that is busy sends them some minutes late. */
const WAIT_MS = 3_600 * SECOND_MS;

export const LOOK_FOR_WEBHOOK = defineJob<UnreportedPayment>({
  queue: 'onboarding-subscriptions',
  name: 'look-for-webhook',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});

/** Books the question whether a webhook came after all. */
export function lookForWebhook(
  jobs: Scope['jobs'],
  provider: string,
  { payment, session }: PaidFact,
  now: Date,
): void {
  const names = [payment, ...(session === null ? [] : [session])];
  const at = new Date(now.getTime() + WAIT_MS);
  jobs.enqueue(LOOK_FOR_WEBHOOK, `${provider}:${payment}`, { provider, payment, names }, at);
}
