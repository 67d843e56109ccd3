import { PaymentProvider, type Charge } from './payment-provider.ts';

/** As it stands on a payment that moved no money. */
export const DEMO = 'demo';

/** Moves no money and always succeeds: for trying the product out. */
export class DemoPaymentProvider extends PaymentProvider {
  readonly name = DEMO;

  charge({ name }: Charge): Promise<string> {
    return Promise.resolve(`demo:${name}`);
  }
}
