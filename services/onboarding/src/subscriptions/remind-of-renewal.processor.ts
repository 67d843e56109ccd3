import { Subscription } from './subscription.entity.ts';
import { Injectable } from '@nestjs/common';
import { DAY_MS, RENEWAL_REMINDER_DAYS } from '@rep13/contracts-constants';
import { RenewalDue } from '@rep13/contracts-onboarding';
import {
  Clock,
  lockOne,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { REMIND_OF_RENEWAL, type RenewalReminder } from './remind-of-renewal.job.ts';

/** Announces that the renewal is due; nothing to do when it was cancelled or paid meanwhile, or a nearer reminder is due. */
@Process(REMIND_OF_RENEWAL)
@Injectable()
export class RemindOfRenewal implements JobProcessor<RenewalReminder> {
  constructor(private readonly clock: Clock) {}

  process({ payload }: JobTry<RenewalReminder>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.remind(scope, payload));
  }

  private async remind({ db, outbox }: Scope, reminder: RenewalReminder): Promise<void> {
    const { signupId, periodEnd, daysLeft } = reminder;
    const subscription = await lockOne(db, Subscription, { signupId });
    if (!subscription?.renews || subscription.periodEnd.toISOString() !== periodEnd) return;
    if (isOvertaken(reminder, this.clock.now())) return;
    const { amountCents, currency } = subscription;
    outbox.add(RenewalDue, { signupId, daysLeft, renewsAt: periodEnd, amountCents, currency });
  }
}

/** A nearer reminder is due by now, and says the same: such as where a payment was told of late. */
const isOvertaken = ({ periodEnd, daysLeft }: RenewalReminder, now: Date): boolean =>
  RENEWAL_REMINDER_DAYS.some(
    (days) => days < daysLeft && now.getTime() >= new Date(periodEnd).getTime() - days * DAY_MS,
  );
