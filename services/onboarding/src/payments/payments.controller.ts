import { Controller } from '@nestjs/common';
import { CompletePayment, type PaymentView } from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { PaymentsService } from './payments.service.ts';

/** What onboarding answers about payments. */
@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @OnCommand(CompletePayment)
  complete({ signupId }: CompletePayment): Promise<PaymentView> {
    return this.payments.complete(signupId);
  }
}
