import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY, type Scope } from '@rep13/service-kit';
import type { Subscription } from './subscription.entity.ts';

/** Whose fee. */
export interface FeeToSet {
  readonly signupId: number;
}

/** A provider may be away for long; until it knows the fee it charges the one of before. */
export const SET_FEE = defineJob<FeeToSet>({
  queue: 'onboarding-providers',
  name: 'set-fee',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.outside,
  maxAttempts: 500,
  concurrency: 2,
});

/** Once for each year that is paid: what can't be set for the next one yet is set after its renewal. */
export const enqueueSetFee = (
  jobs: Scope['jobs'],
  { signupId, serviceYear }: Subscription,
  changeId: number,
): void => jobs.enqueue(SET_FEE, `${changeId}:${serviceYear}`, { signupId });
