import { DEBT_MAIL_DAYS, DEBT_TASK_DAYS } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** After how many days of debt something happens. */
export const DEBT_STEPS = [...DEBT_MAIL_DAYS, DEBT_TASK_DAYS] as const;

/** One step of one debt: of one that was paid it has no use. */
export interface DebtStep {
  readonly signupId: number;
  readonly overdueSince: string;
  readonly days: (typeof DEBT_STEPS)[number];
}

const SECOND = 1_000;

export const FOLLOW_DEBT = defineJob<DebtStep>({
  queue: 'onboarding-subscriptions',
  name: 'follow-debt',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
