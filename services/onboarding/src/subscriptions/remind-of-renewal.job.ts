import { SECOND_MS, type RenewalReminderDays } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** One reminder of one renewal: of a period that ends at another time by now it has no use. */
export interface RenewalReminder {
  readonly signupId: number;
  readonly periodEnd: string;
  readonly daysLeft: RenewalReminderDays;
}

export const REMIND_OF_RENEWAL = defineJob<RenewalReminder>({
  queue: 'onboarding-subscriptions',
  name: 'remind-of-renewal',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 2,
});
