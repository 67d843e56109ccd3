/** What is to be paid. */
export interface Charge {
  /** The same name twice is the same charge: the money moves once. */
  readonly name: string;
  /** Integer cents of `currency`. */
  readonly amountCents: number;
  readonly currency: string;
}

/** Who takes the money. Another provider is another subclass and a line in payment-providers.ts. */
export abstract class PaymentProvider {
  /** As it stands on the payment, for example `demo`. */
  abstract readonly name: string;

  /** Takes the money. Returns the provider's own reference. @throws when it was not taken. */
  abstract charge(charge: Charge): Promise<string>;
}
