import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { PaymentProvidersModule } from '../payment-providers/index.ts';
import { AnnounceFeeChangeToClient } from './announce-fee-change.processor.ts';
import { CancelAtProvider } from './cancel-at-provider.processor.ts';
import { CancelSubscriptionWhenMandateIsEnding } from './cancel-subscription-when-mandate-is-ending.handler.ts';
import { EndSubscription } from './end-subscription.processor.ts';
import { FeeChangesService } from './fee-changes.service.ts';
import { FollowDebt } from './follow-debt.processor.ts';
import { MoveRenewal } from './move-renewal.processor.ts';
import { RemindOfRenewal } from './remind-of-renewal.processor.ts';
import { ResumptionService } from './resumption.service.ts';
import { SetFee } from './set-fee.processor.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** What was bought, what is owed, and how it ends. */
@Module({
  imports: [PaymentProvidersModule],
  controllers: commandsOf(SubscriptionsService, FeeChangesService, ResumptionService),
  providers: [
    SubscriptionsService,
    ResumptionService,
    MoveRenewal,
    RemindOfRenewal,
    FollowDebt,
    EndSubscription,
    CancelAtProvider,
    FeeChangesService,
    AnnounceFeeChangeToClient,
    SetFee,
    CancelSubscriptionWhenMandateIsEnding,
  ],
})
export class SubscriptionsModule {}
