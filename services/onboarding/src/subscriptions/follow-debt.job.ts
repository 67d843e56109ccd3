import { DEBT_MAIL_DAYS, DEBT_TASK_DAYS, SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** After how many days of debt something happens. */
export const DEBT_STEPS = [...DEBT_MAIL_DAYS, DEBT_TASK_DAYS] as const;

/** One step of one debt: of one that was paid it has no use. */
export interface DebtStep {
  readonly signupId: number;
  readonly overdueSince: string;
  readonly days: (typeof DEBT_STEPS)[number];
}

export const FOLLOW_DEBT = defineJob<DebtStep>({
  queue: 'onboarding-subscriptions',
  name: 'follow-debt',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
