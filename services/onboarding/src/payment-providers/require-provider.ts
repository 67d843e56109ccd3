import { PermanentFailure } from '@rep13/service-kit';
import type { PaymentProvider } from './payment-provider.ts';

/** A job of another provider has nobody to ask. @throws PermanentFailure */
export function requireProvider(own: PaymentProvider, provider: string): void {
  if (provider === own.name) return;
  throw new PermanentFailure(`${provider} can't be asked: the payment provider is another one`);
}
