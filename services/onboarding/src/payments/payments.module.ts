import { Module } from '@nestjs/common';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { PaymentProvider } from './payment-provider.ts';
import { paymentProvider, type PaymentProviderName } from './payment-providers.ts';
import { PaymentQueries } from './payment-queries.service.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsService } from './payments.service.ts';

/** The yearly fee and who takes it. */
@Module({
  controllers: [PaymentsController],
  providers: [
    PaymentsService,
    PaymentQueries,
    {
      provide: PaymentProvider,
      inject: [SERVICE_CONFIG],
      useFactory: ({ PAYMENT_PROVIDER }: { PAYMENT_PROVIDER?: PaymentProviderName }) =>
        paymentProvider(PAYMENT_PROVIDER),
    },
  ],
})
export class PaymentsModule {}
