import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import {
  PaymentProvider,
  ProviderRefuses,
  WebhookRefused,
  type Begun,
  type Charge,
} from '../payment-provider.ts';

/** Moves no money and always succeeds: for trying the product out. It renews nothing. */
export class DemoPaymentProvider extends PaymentProvider {
  readonly name = DEMO_PROVIDER;
  readonly isTest = true;
  readonly movesMoney = false;
  readonly hasCardPage = false;

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  troubles(): Promise<[]> {
    return Promise.resolve([]);
  }

  begin({ name }: Charge): Promise<Begun> {
    return Promise.resolve({ paid: `demo:${name}` });
  }

  refund(): Promise<string> {
    return Promise.reject(new ProviderRefuses('A demo payment moved no money'));
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }

  setFee(): Promise<void> {
    return Promise.resolve();
  }

  resume(): Promise<void> {
    return Promise.resolve();
  }

  renewAt(): Promise<void> {
    return Promise.resolve();
  }

  cardPage(): Promise<string> {
    return Promise.reject(new ProviderRefuses('The demo has no cards'));
  }

  readEvent(): never {
    throw new WebhookRefused('The demo sends no webhooks');
  }

  balance(): Promise<{ movements: []; next: null }> {
    return Promise.resolve({ movements: [], next: null });
  }

  paidOn(): Promise<[]> {
    return Promise.resolve([]);
  }

  standing(): Promise<[]> {
    return Promise.resolve([]);
  }

  movements(): Promise<[]> {
    return Promise.resolve([]);
  }

  factsOf(): Promise<[]> {
    return Promise.resolve([]);
  }
}
