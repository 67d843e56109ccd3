import type { Fee } from '@rep13/contracts-constants';
import type { ProviderFact } from './provider-facts.ts';

/** What is to be paid: one year, and by providers that can, each year after it. */
export interface Charge {
  /** The same name twice is the same charge: the money moves once. */
  readonly name: string;
  readonly signupId: number;
  /** Whom the provider writes on its page. */
  readonly email: string;
  /** Integer cents of `currency`. */
  readonly amountCents: number;
  readonly currency: string;
  /** Where the visitor comes back to; `closedUrl` without having paid. The provider adds `session` to `returnUrl`. */
  readonly returnUrl: string;
  readonly closedUrl: string;
}

/** It is paid, or goes on at the provider's page. */
export type Begun =
  | { readonly paid: string }
  | { readonly redirect: { readonly url: string; readonly session: string; readonly expiresAt: Date } };

/** What a webhook says of itself: which object is to be looked at. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
}

/** A time, from `from` to before `to`, and after which movement to go on. */
export interface AskedMovements {
  readonly from: Date;
  readonly to: Date;
  readonly after: string | undefined;
}

/** A movement on our account at the provider, its own fees and payouts included. */
export interface Movement {
  readonly id: string;
  readonly at: Date;
  /** The provider's own word. */
  readonly kind: string;
  /** Integer cents of `currency`; what came in is above zero. */
  readonly amountCents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly source: string | null;
}

/** The signature of a webhook is wrong, or it is too old. */
export class WebhookRefused extends Error {}

/** The provider refuses for good: to ask again is of no use. What it said is the message. */
export class ProviderRefuses extends Error {}

/** Who takes the money. Another provider is a folder here and a line in `payment-providers.ts`. */
export abstract class PaymentProvider {
  /** As it stands on the payment, for example `demo`. */
  abstract readonly name: string;
  /** Nothing is charged. */
  abstract readonly isTest: boolean;
  /** It moves money: invoices are written, so that it must be known whom they are for. */
  abstract readonly movesMoney: boolean;
  /** It has a page where the client changes the card and pays what is owed. */
  abstract readonly hasCardPage: boolean;

  /** Makes at the provider what is needed there once, such as product and price. Called at each start. */
  abstract prepare(): Promise<void>;

  /** What is not set there as it has to be, in words for staff; empty where all is well. */
  abstract troubles(): Promise<string[]>;

  /** @throws when the provider does not answer */
  abstract begin(charge: Charge): Promise<Begun>;

  /** Gives the whole amount back. The same name twice is the same refund. @returns the provider's name of it. @throws ProviderRefuses */
  abstract refund(refund: {
    readonly name: string;
    readonly charge: string;
    readonly amountCents: number;
  }): Promise<string>;

  /** Charges the subscription no more: after `at`, or at once where `at` is null. To say it again changes nothing. */
  abstract cancel(subscription: string, at: Date | null): Promise<void>;

  /** Charges this fee from the next renewal on, and nothing more for the year that is paid. Safe to repeat. */
  abstract setFee(subscription: string, fee: Fee): Promise<void>;

  /** Takes back what `cancel` said for a day to come. To say it again changes nothing. @throws ProviderRefuses where it has ended */
  abstract resume(subscription: string): Promise<void>;

  /** Charges the subscription next on this day, which is to come, and each year from then on; what is paid stays paid. */
  abstract renewAt(subscription: string, at: Date): Promise<void>;

  /** The address of the page where the client changes the card. */
  abstract cardPage(customer: string, returnUrl: string): Promise<string>;

  /** Reads a webhook that came as `body`. @throws WebhookRefused */
  abstract readEvent(body: string, signature: string): ProviderEvent;

  /** What was paid on a page that we opened, as facts; empty while nothing was. For what no webhook told. */
  abstract paidOn(session: string): Promise<ProviderFact[]>;

  /** How a subscription stands at the provider, as facts: its last payment, and its end. For what no webhook told. */
  abstract standing(subscription: string): Promise<ProviderFact[]>;

  /** All that was paid for a subscription, given back and disputed, as facts, oldest first: what our books have to say too. */
  abstract movements(subscription: string): Promise<ProviderFact[]>;

  /** What moved on our account there, newest first, a page at a time. @throws when the provider does not answer */
  abstract balance(asked: AskedMovements): Promise<{ movements: Movement[]; next: string | null }>;

  /** Asks the provider how the object of an event stands now: not what the event said of it. Empty: no concern of ours. */
  abstract factsOf(event: ProviderEvent): Promise<ProviderFact[]>;
}
