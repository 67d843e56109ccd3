import { Controller } from '@nestjs/common';
import {
  CompletePayment,
  GetPaymentStatistics,
  type PaymentDayView,
  type PaymentView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { PaymentQueries } from './payment-queries.service.ts';
import { PaymentsService } from './payments.service.ts';

/** What onboarding answers about payments. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly queries: PaymentQueries,
  ) {}

  @OnCommand(CompletePayment)
  complete({ signupId }: CompletePayment): Promise<PaymentView> {
    return this.payments.complete(signupId);
  }

  @OnCommand(GetPaymentStatistics)
  statistics(query: GetPaymentStatistics): Promise<PaymentDayView[]> {
    return this.queries.statistics(query);
  }
}
