import type { OnboardingConfig } from '../config.ts';
import { DemoPaymentProvider } from './demo/demo-payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The values of PAYMENT_PROVIDER. */
export const PAYMENT_PROVIDERS = {
  demo: () => new DemoPaymentProvider(),
} satisfies Record<string, (config: OnboardingConfig) => PaymentProvider>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;
