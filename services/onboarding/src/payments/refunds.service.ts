import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  AskRefund,
  RefundPayment,
  type PaymentItem,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import {
  Clock,
  currentActor,
  LEGAL_ENTITY,
  lockOne,
  NotFound,
  OnCommand,
  UnitOfWork,
  type Scope,
} from '@rep13/service-kit';
import { PaymentProvider } from '../payment-providers/index.ts';
import { lockSignup } from '../signups/index.ts';
import {
  cancelSubscription,
  periodOfRefund,
  refundableUntil,
  Subscription,
  toSubscriptionView,
  type Viewing,
} from '../subscriptions/index.ts';
import { leftOf } from './ledger.ts';
import { MAKE_REFUND } from './make-refund.job.ts';
import { FIRST_YEAR, Payment } from './payment.entity.ts';
import { paymentItem } from './payment-items.ts';
import { NothingToRefund, RefundNotPossible } from './payments.errors.ts';
import { Refund } from './refund.entity.ts';

const BY_THE_CLIENT = 'Asked back by the client';

/** Fees that go back. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** The client has the first fee back, and the agreement ends today. Safe to repeat. @throws NotFound, RefundNotPossible, NothingToRefund */
  @OnCommand(AskRefund)
  ask({ signupId }: AskRefund): Promise<SubscriptionView> {
    const viewing = { provider: this.provider, timeZone: this.entity.timeZone, now: this.clock.now() };
    return this.unitOfWork.runOnce(async (scope) => {
      await lockSignup(scope.db, signupId);
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (!subscription) throw new NotFound();
      if (subscription.cancelledBy !== 'refund') await this.askOnce(scope, subscription, viewing);
      return toSubscriptionView(scope.db, subscription, viewing);
    });
  }

  /** Staff gives back what is left of a fee; the agreement goes on. One that failed may be asked again. @throws NotFound, NothingToRefund */
  @OnCommand(RefundPayment)
  refund({ paymentId, reason }: RefundPayment): Promise<PaymentItem> {
    return this.unitOfWork.runOnce(async (scope) => {
      const payment = await scope.db.findOneBy(Payment, { id: paymentId });
      if (!payment) throw new NotFound();
      await lockSignup(scope.db, payment.signupId);
      await this.book(scope, payment, reason);
      return paymentItem(scope.db, paymentId);
    });
  }

  private async askOnce(scope: Scope, subscription: Subscription, viewing: Viewing): Promise<void> {
    if (!(await refundableUntil(scope.db, subscription, viewing))) throw new RefundNotPossible();
    const { signupId } = subscription;
    const payment = await scope.db.findOneByOrFail(Payment, { signupId, serviceYear: FIRST_YEAR });
    await this.book(scope, payment, BY_THE_CLIENT);
    const period = periodOfRefund(viewing.timeZone, viewing.now);
    await cancelSubscription(scope, subscription, { by: 'refund', at: viewing.now, period, reason: null });
  }

  /** Called with the signup locked. */
  private async book({ db, jobs }: Scope, payment: Payment, reason: string): Promise<void> {
    const { id: paymentId, provider, chargeReference } = payment;
    const before = await db.findOneBy(Refund, { paymentId });
    const isOfMoney = this.provider.movesMoney && provider === this.provider.name && chargeReference !== null;
    if (!isOfMoney || (before && before.state !== 'failed')) throw new NothingToRefund();
    const amountCents = await leftOf(db, provider, chargeReference);
    if (amountCents <= 0) throw new NothingToRefund();
    const at = this.clock.now();
    const asked = { reason, by: currentActor(), at };
    before?.askAgain(asked, amountCents);
    await db.save(before ?? Refund.ask({ id: paymentId, amountCents }, asked));
    const askedAt = at.toISOString();
    jobs.enqueue(MAKE_REFUND, `${paymentId}:${askedAt}`, { paymentId, askedAt });
  }
}
