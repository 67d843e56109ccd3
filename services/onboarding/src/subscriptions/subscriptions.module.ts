import { Module } from '@nestjs/common';
import { PaymentProvidersModule } from '../payment-providers/index.ts';
import { CancelAtProvider } from './cancel-at-provider.processor.ts';
import { CancelSubscriptionWhenMandateIsEnding } from './cancel-subscription-when-mandate-is-ending.handler.ts';
import { EndSubscription } from './end-subscription.processor.ts';
import { FollowDebt } from './follow-debt.processor.ts';
import { RemindOfRenewal } from './remind-of-renewal.processor.ts';
import { SubscriptionsController } from './subscriptions.controller.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** What was bought, what is owed, and how it ends. */
@Module({
  imports: [PaymentProvidersModule],
  controllers: [SubscriptionsController],
  providers: [
    SubscriptionsService,
    RemindOfRenewal,
    FollowDebt,
    EndSubscription,
    CancelAtProvider,
    CancelSubscriptionWhenMandateIsEnding,
  ],
})
export class SubscriptionsModule {}
