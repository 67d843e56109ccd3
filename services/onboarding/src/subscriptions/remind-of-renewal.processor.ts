import { Injectable } from '@nestjs/common';
import { RenewalDue } from '@rep13/contracts-onboarding';
import { Process, type Conclusion, type JobProcessor, type JobTry, type Scope } from '@rep13/service-kit';
import { lockSubscription } from './lock-subscription.ts';
import { REMIND_OF_RENEWAL, type RenewalReminder } from './remind-of-renewal.job.ts';

/** Announces that the renewal is due; nothing to do when it was cancelled or paid meanwhile. */
@Process(REMIND_OF_RENEWAL)
@Injectable()
export class RemindOfRenewal implements JobProcessor<RenewalReminder> {
  process({ payload }: JobTry<RenewalReminder>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.remind(scope, payload));
  }

  private async remind({ db, outbox }: Scope, reminder: RenewalReminder): Promise<void> {
    const { signupId, periodEnd, daysLeft } = reminder;
    const subscription = await lockSubscription(db, signupId);
    if (!subscription?.renews || subscription.periodEnd.toISOString() !== periodEnd) return;
    const { amountCents, currency } = subscription;
    outbox.add(RenewalDue, { signupId, daysLeft, renewsAt: periodEnd, amountCents, currency });
  }
}
