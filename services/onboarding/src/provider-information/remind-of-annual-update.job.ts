import { SECOND_MS, type UpdateReminderDays } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** One reminder of one version. */
export interface AnnualUpdateReminder {
  readonly signupId: number;
  readonly version: number;
  readonly daysLeft: UpdateReminderDays;
}

export const REMIND_OF_ANNUAL_UPDATE = defineJob<AnnualUpdateReminder>({
  queue: 'onboarding-annual-updates',
  name: 'remind-of-annual-update',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
