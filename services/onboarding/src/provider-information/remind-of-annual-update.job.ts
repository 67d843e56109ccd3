import type { UpdateReminderDays } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** One reminder of one version. */
export interface AnnualUpdateReminder {
  readonly signupId: number;
  readonly version: number;
  readonly daysLeft: UpdateReminderDays;
}

const SECOND = 1_000;

export const REMIND_OF_ANNUAL_UPDATE = defineJob<AnnualUpdateReminder>({
  queue: 'onboarding-annual-updates',
  name: 'remind-of-annual-update',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
