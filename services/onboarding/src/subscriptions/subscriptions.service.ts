import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { CancelSubscription, FindSubscription, type SubscriptionView } from '@rep13/contracts-onboarding';
import { Clock, LEGAL_ENTITY, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { PaymentProvider } from '../payment-providers/index.ts';
import { lockSignup } from '../signups/index.ts';
import { cancellationPeriod } from './cancellation-period.ts';
import { cancelSubscription } from './move-subscription.ts';
import { Subscription } from './subscription.entity.ts';
import { toSubscriptionView, type Viewing } from './subscription.view.ts';
import { CancellationChanged, CancellationNotPossible } from './subscriptions.errors.ts';

/** What each client has bought, and its end. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(FindSubscription)
  async find({ signupId }: FindSubscription): Promise<SubscriptionView | null> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(Subscription, { signupId });
    return subscription && toSubscriptionView(manager, subscription, this.viewing());
  }

  /** Safe to repeat: the first cancellation stays. @throws NotFound, CancellationNotPossible, CancellationChanged */
  @OnCommand(CancelSubscription)
  cancel({ signupId, endsAt, reason }: CancelSubscription): Promise<SubscriptionView> {
    const viewing = this.viewing();
    const shown = new Date(endsAt).getTime();
    return this.unitOfWork.runOnce(async (scope) => {
      await lockSignup(scope.db, signupId);
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (!subscription) throw new NotFound();
      if (subscription.endsAt?.getTime() !== shown) {
        if (subscription.cancelledAt) throw new CancellationNotPossible();
        const period = cancellationPeriod(subscription.periodEnd, viewing.timeZone, viewing.now);
        if (period.endsAt.getTime() !== shown) throw new CancellationChanged();
        const asked = { by: 'client', at: viewing.now, period, reason: reason ?? null } as const;
        await cancelSubscription(scope, subscription, asked);
      }
      return toSubscriptionView(scope.db, subscription, viewing);
    });
  }

  private viewing(): Viewing {
    return { provider: this.provider, timeZone: this.entity.timeZone, now: this.clock.now() };
  }
}
