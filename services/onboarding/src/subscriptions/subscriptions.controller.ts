import { Controller } from '@nestjs/common';
import { CancelSubscription, FindSubscription, type SubscriptionView } from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { SubscriptionsService } from './subscriptions.service.ts';

/** What onboarding answers about subscriptions. */
@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @OnCommand(FindSubscription)
  find({ signupId }: FindSubscription): Promise<SubscriptionView | null> {
    return this.subscriptions.find(signupId);
  }

  @OnCommand(CancelSubscription)
  cancel(command: CancelSubscription): Promise<SubscriptionView> {
    return this.subscriptions.cancel(command);
  }
}
