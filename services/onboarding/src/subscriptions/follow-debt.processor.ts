import { Inject, Injectable } from '@nestjs/common';
import { DEBT_TASK_DAYS, formatLegalDay, PAYMENT_HOLD_DAYS, type LegalDay } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { PaymentHoldSet, SubscriptionOverdue } from '@rep13/contracts-onboarding';
import {
  Clock,
  LEGAL_ENTITY,
  lockOne,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { openBillingTask } from '../billing/index.ts';
import { lockSignup, setPaymentHold } from '../signups/index.ts';
import { FOLLOW_DEBT, type DebtStep } from './follow-debt.job.ts';
import { Subscription } from './subscription.entity.ts';

/** What follows when a debt has lasted so long; nothing where it is paid, or where no further year is wanted. */
@Process(FOLLOW_DEBT)
@Injectable()
export class FollowDebt implements JobProcessor<DebtStep> {
  constructor(
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  process({ payload }: JobTry<DebtStep>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.follow(scope, payload));
  }

  private async follow(scope: Scope, { signupId, overdueSince, days }: DebtStep): Promise<void> {
    await lockSignup(scope.db, signupId);
    const subscription = await lockOne(scope.db, Subscription, { signupId });
    if (!subscription?.isInDebt || subscription.overdueSince?.toISOString() !== overdueSince) return;
    if (days === DEBT_TASK_DAYS) return this.askStaff(scope, subscription);
    if (days === PAYMENT_HOLD_DAYS) await this.hold(scope, signupId);
    const { amountCents, currency } = subscription;
    scope.outbox.add(SubscriptionOverdue, {
      ...{ signupId, days, overdueSince, amountCents, currency },
      ...(subscription.overdueCause && { cause: subscription.overdueCause }),
      isTriedAgain: subscription.isTriedAgain(this.clock.now()),
    });
  }

  private async hold({ db, outbox }: Scope, signupId: number): Promise<void> {
    const now = this.clock.now();
    await setPaymentHold(db, signupId, now);
    outbox.add(PaymentHoldSet, { signupId, setAt: now.toISOString() });
  }

  private askStaff(
    scope: Scope,
    { signupId, overdueSince, overdueCause, serviceYear }: Subscription,
  ): Promise<void> {
    const since = overdueSince?.toISOString() ?? '';
    const task = {
      signupId,
      kind: 'debt',
      key: `debt:${signupId}:${since}`,
      details: `The fee of year ${overdueCause ? serviceYear : serviceYear + 1} is unpaid since ${formatLegalDay<LegalDay>(since, this.entity.timeZone)}. Decide what becomes of it.`,
    } as const;
    return openBillingTask(scope, task, this.clock.now());
  }
}
