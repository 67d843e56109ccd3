import { defineJob, type Scope } from '@rep13/service-kit';
import type { Subscription } from './subscription.entity.ts';

/** Whose fee. */
export interface FeeToSet {
  readonly signupId: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A provider may be away for long; until it knows the fee it charges the one of before. */
export const SET_FEE = defineJob<FeeToSet>({
  queue: 'onboarding-providers',
  name: 'set-fee',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, HOUR],
  maxAttempts: 500,
  concurrency: 2,
});

/** Once for each year that is paid: what can't be set for the next one yet is set after its renewal. */
export const enqueueSetFee = (
  jobs: Scope['jobs'],
  { signupId, serviceYear }: Subscription,
  changeId: number,
): void => jobs.enqueue(SET_FEE, `${changeId}:${serviceYear}`, { signupId });
