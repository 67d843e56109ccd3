import { PaymentProvider, type Charge } from './payment-provider.ts';

/** Moves no money and always succeeds: for trying the product out. */
export class DemoPaymentProvider extends PaymentProvider {
  readonly name = 'demo';

  charge({ name }: Charge): Promise<string> {
    return Promise.resolve(`demo:${name}`);
  }
}
