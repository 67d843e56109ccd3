import { Controller } from '@nestjs/common';
import {
  AnnounceFeeChange,
  AnnounceFeeChanges,
  CancelSubscription,
  FindSubscription,
  ResumeSubscription,
  type FeeChangesView,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { FeeChangesService } from './fee-changes.service.ts';
import { Resumption } from './resumption.service.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** What onboarding answers about subscriptions. */
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly feeChanges: FeeChangesService,
    private readonly resumption: Resumption,
  ) {}

  @OnCommand(FindSubscription)
  find({ signupId }: FindSubscription): Promise<SubscriptionView | null> {
    return this.subscriptions.find(signupId);
  }

  @OnCommand(CancelSubscription)
  cancel(command: CancelSubscription): Promise<SubscriptionView> {
    return this.subscriptions.cancel(command);
  }

  @OnCommand(AnnounceFeeChange)
  announceFee(command: AnnounceFeeChange): Promise<{ announced: true }> {
    return this.feeChanges.announce(command);
  }

  @OnCommand(AnnounceFeeChanges)
  announceFeeToAll(command: AnnounceFeeChanges): Promise<FeeChangesView> {
    return this.feeChanges.announceToAll(command);
  }

  @OnCommand(ResumeSubscription)
  resume(command: ResumeSubscription): Promise<SubscriptionView> {
    return this.resumption.resume(command);
  }
}
