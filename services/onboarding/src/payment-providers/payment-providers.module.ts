import { Module } from '@nestjs/common';
import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { PaymentProvider } from './payment-provider.ts';
import { PAYMENT_PROVIDERS, type PaymentProviderName, type ProviderSettings } from './payment-providers.ts';
import { PrepareProvider } from './prepare-provider.ts';

/** Who takes the money: as PAYMENT_PROVIDER says, and without it the demo. */
@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [SERVICE_CONFIG],
      useFactory: (config: ProviderSettings & { PAYMENT_PROVIDER?: PaymentProviderName }): PaymentProvider =>
        PAYMENT_PROVIDERS[config.PAYMENT_PROVIDER ?? DEMO_PROVIDER](config),
    },
    PrepareProvider,
  ],
  exports: [PaymentProvider],
})
export class PaymentProvidersModule {}
