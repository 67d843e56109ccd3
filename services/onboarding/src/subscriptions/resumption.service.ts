import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { ResumeSubscription, type SubscriptionView } from '@rep13/contracts-onboarding';
import { Clock, LEGAL_ENTITY, lockOne, LOGGER, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { PaymentProvider, PaymentProviderAway, ProviderRefuses } from '../payment-providers/index.ts';
import { lockSignup } from '../signups/index.ts';
import { resumeSubscription, cancelAtProvider } from './move-subscription.ts';
import { Subscription } from './subscription.entity.ts';
import { toSubscriptionView } from './subscription.view.ts';
import { ResumptionNotPossible } from './subscriptions.errors.ts';

/** A cancellation that the client takes back. */
@Injectable()
export class ResumptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /**
   * The provider is asked first: nothing is promised that it does not charge. Safe to repeat.
   * @throws NotFound, ResumptionNotPossible, PaymentProviderAway
   */
  @OnCommand(ResumeSubscription)
  async resume({ signupId }: ResumeSubscription): Promise<SubscriptionView> {
    const found = await this.dataSource.manager.findOneBy(Subscription, { signupId });
    if (!found) throw new NotFound();
    if (found.canResume(this.clock.now())) await this.resumeAtProvider(found);
    else if (found.cancelledAt !== null || found.resumedAt === null) throw new ResumptionNotPossible();
    return this.unitOfWork.runOnce(async (scope) => {
      await lockSignup(scope.db, signupId);
      const subscription = await lockOne(scope.db, Subscription, { signupId });
      if (!subscription) throw new NotFound();
      const now = this.clock.now();
      if (subscription.canResume(now)) await resumeSubscription(scope, subscription, now);
      // Ended otherwise while the provider was asked: it has to hear of the end again.
      else if (subscription.cancelledAt) cancelAtProvider(scope.jobs, subscription, now);
      const viewing = { provider: this.provider, timeZone: this.entity.timeZone, now };
      return toSubscriptionView(scope.db, subscription, viewing);
    });
  }

  private async resumeAtProvider({ provider, providerReference }: Subscription): Promise<void> {
    if (providerReference === null || provider !== this.provider.name) return;
    try {
      await this.provider.resume(providerReference);
    } catch (error) {
      if (error instanceof ProviderRefuses) throw new ResumptionNotPossible();
      this.logger.warn({ err: error }, 'payment provider: no cancellation taken back');
      throw new PaymentProviderAway();
    }
  }
}
