import { DemoPaymentProvider } from './demo-payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The values of PAYMENT_PROVIDER. */
export const PAYMENT_PROVIDERS = { demo: DemoPaymentProvider };

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

/** Outside of production, payments are a demo unless said otherwise. */
export const paymentProvider = (name: PaymentProviderName = 'demo'): PaymentProvider =>
  new PAYMENT_PROVIDERS[name]();
