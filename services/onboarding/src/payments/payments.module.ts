import { Module } from '@nestjs/common';
import { PaymentProvidersModule } from '../payment-providers/index.ts';
import { CompletePaymentService } from './complete-payment.service.ts';
import { MakeRefund } from './make-refund.processor.ts';
import { MoneyFigures } from './money-figures.ts';
import { PaymentQueries } from './payment-queries.service.ts';
import { PaymentStateService } from './payment-state.service.ts';
import { PaymentsController } from './payments.controller.ts';
import { ProcessProviderEvent } from './process-provider-event.processor.ts';
import { ProviderEventsService } from './provider-events.service.ts';
import { RefundsController } from './refunds.controller.ts';
import { RefundsService } from './refunds.service.ts';
import { ReturnPayment } from './return-payment.processor.ts';

/** The yearly fee: paid, told of by the provider, given back. */
@Module({
  imports: [PaymentProvidersModule],
  controllers: [PaymentsController, RefundsController],
  providers: [
    CompletePaymentService,
    PaymentStateService,
    ProviderEventsService,
    ProcessProviderEvent,
    ReturnPayment,
    RefundsService,
    MakeRefund,
    PaymentQueries,
    MoneyFigures,
  ],
})
export class PaymentsModule {}
