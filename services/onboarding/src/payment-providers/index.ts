/** What the other subjects may use of payment providers. */
export {
  PaymentProvider,
  ProviderRefuses,
  WebhookRefused,
  type Begun,
  type Charge,
  type Movement,
  type ProviderEvent,
} from './payment-provider.ts';
export { PaymentProviderAway } from './payment-providers.errors.ts';
export { PaymentProvidersModule } from './payment-providers.module.ts';
export type {
  ChargeOrigin,
  DisputedFact,
  EndedFact,
  NotPaidFact,
  PaidFact,
  ProcessingFact,
  ProviderFact,
  MoneyBackFact,
  RefundedFact,
  RefundFailedFact,
  UnpaidFact,
} from './provider-facts.ts';
export { requireProvider } from './require-provider.ts';
