import type { RenewalReminderDays } from '@rep13/contracts-constants';
import { defineJob } from '@rep13/service-kit';

/** One reminder of one renewal: of a period that ends at another time by now it has no use. */
export interface RenewalReminder {
  readonly signupId: number;
  readonly periodEnd: string;
  readonly daysLeft: RenewalReminderDays;
}

const SECOND = 1_000;

export const REMIND_OF_RENEWAL = defineJob<RenewalReminder>({
  queue: 'onboarding-subscriptions',
  name: 'remind-of-renewal',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 2,
});
