import { Module } from '@nestjs/common';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { OnboardingConfig } from '../config.ts';
import { PaymentProvider } from './payment-provider.ts';
import { PAYMENT_PROVIDERS } from './payment-providers.ts';
import { PrepareProvider } from './prepare-provider.ts';

/** Who takes the money: as PAYMENT_PROVIDER says, and without it the demo. */
@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [SERVICE_CONFIG],
      useFactory: (config: OnboardingConfig): PaymentProvider => {
        const make: (given: OnboardingConfig) => PaymentProvider =
          PAYMENT_PROVIDERS[config.PAYMENT_PROVIDER ?? 'demo'];
        return make(config);
      },
    },
    PrepareProvider,
  ],
  exports: [PaymentProvider],
})
export class PaymentProvidersModule {}
