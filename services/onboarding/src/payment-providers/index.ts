/** What the other subjects may use of payment providers. */
export {
  PaymentProvider,
  ProviderRefuses,
  WebhookRefused,
  type Begun,
  type Charge,
  type ProviderEvent,
} from './payment-provider.ts';
export { PaymentProvidersModule } from './payment-providers.module.ts';
export type {
  DisputedFact,
  EndedFact,
  PaidFact,
  ProviderFact,
  RefundedFact,
  UnpaidFact,
} from './provider-facts.ts';
