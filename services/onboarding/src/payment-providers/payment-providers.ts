import { DemoPaymentProvider } from './demo/demo-payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';
import { StripePaymentProvider } from './stripe/stripe-payment-provider.ts';

/** The variables of all providers, as `config.ts` checks them. */
export type ProviderSettings = StripeSettings;

/** The values of PAYMENT_PROVIDER. */
export const PAYMENT_PROVIDERS = {
  demo: () => new DemoPaymentProvider(),
  stripe: (settings: ProviderSettings) => new StripePaymentProvider(settings),
} satisfies Record<string, (settings: ProviderSettings) => PaymentProvider>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;
