import { Controller } from '@nestjs/common';
import {
  AskRefund,
  RefundPayment,
  type PaymentItem,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { RefundsService } from './refunds.service.ts';

/** What onboarding answers about fees that go back. */
@Controller()
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @OnCommand(AskRefund)
  ask(command: AskRefund): Promise<SubscriptionView> {
    return this.refunds.ask(command);
  }

  @OnCommand(RefundPayment)
  refund(command: RefundPayment): Promise<PaymentItem> {
    return this.refunds.refund(command);
  }
}
