import { DAY_MS, type Fee } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import { ReceiveProviderEvent, type BillingBody } from '@rep13/contracts-onboarding';
import { Clock } from '@rep13/service-kit';
import type { TestService } from '@rep13/testing';
import {
  PaymentProvider,
  ProviderRefuses,
  WebhookRefused,
  type Begun,
  type Charge,
  type Movement,
  type ProviderEvent,
  type ProviderFact,
} from '../src/payment-providers/index.ts';

export const BILLING: PayloadOf<BillingBody> = {
  legalName: 'Acme Inc.',
  address: '1 Main Street\nSpringfield',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example/12345678',
};

/** A provider that moves money, in whose place the test reports what happened. */
export class ProviderDouble extends PaymentProvider {
  readonly name = 'double';
  readonly isTest = true;
  readonly movesMoney = true;
  readonly hasCardPage = true;
  readonly begun: Charge[] = [];
  readonly cancelled: { subscription: string; at: Date | null }[] = [];
  readonly refunded: { name: string; charge: string; amountCents: number }[] = [];
  readonly fees: ({ subscription: string } & Fee)[] = [];
  moved: Movement[] = [];
  readonly resumed: string[] = [];
  readonly renewals: { subscription: string; at: Date }[] = [];
  isAway = false;
  /** What is not set right. */
  wrong: string[] = [];
  refuses: string | undefined;
  private readonly facts = new Map<string, readonly ProviderFact[]>();

  constructor(private readonly now: () => Date) {
    super();
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  troubles(): Promise<string[]> {
    this.answer();
    return Promise.resolve(this.wrong);
  }

  begin(charge: Charge): Promise<Begun> {
    this.answer();
    this.begun.push(charge);
    const session = `page of ${charge.name}`;
    const expiresAt = new Date(this.now().getTime() + DAY_MS);
    return Promise.resolve({ redirect: { url: `https://pay.example/${charge.name}`, session, expiresAt } });
  }

  refund(refund: { name: string; charge: string; amountCents: number }): Promise<string> {
    this.answer();
    this.refunded.push(refund);
    return Promise.resolve(`re_${refund.name}`);
  }

  cancel(subscription: string, at: Date | null): Promise<void> {
    this.answer();
    this.cancelled.push({ subscription, at });
    return Promise.resolve();
  }

  setFee(subscription: string, fee: Fee): Promise<void> {
    this.answer();
    this.fees.push({ subscription, ...fee });
    return Promise.resolve();
  }

  balance(): Promise<{ movements: Movement[]; next: string | null }> {
    this.answer();
    return Promise.resolve({ movements: this.moved, next: null });
  }

  resume(subscription: string): Promise<void> {
    this.answer();
    this.resumed.push(subscription);
    return Promise.resolve();
  }

  renewAt(subscription: string, at: Date): Promise<void> {
    this.answer();
    this.renewals.push({ subscription, at });
    return Promise.resolve();
  }

  cardPage(customer: string, returnUrl: string): Promise<string> {
    this.answer();
    return Promise.resolve(`https://pay.example/${customer}?back=${returnUrl}`);
  }

  readEvent(body: string, signature: string): ProviderEvent {
    if (signature !== 'signed') throw new WebhookRefused('It is not signed');
    return JSON.parse(body) as ProviderEvent;
  }

  paidOn(session: string): Promise<ProviderFact[]> {
    return this.factsOf({ id: '', type: '', objectId: session });
  }

  standing(subscription: string): Promise<ProviderFact[]> {
    return this.factsOf({ id: '', type: '', objectId: subscription });
  }

  /** What is set to be known of a subscription; the end of it is no movement. */
  async movements(subscription: string): Promise<ProviderFact[]> {
    const facts = await this.standing(subscription);
    return facts.filter(({ kind }) => !['ended', 'unpaid'].includes(kind));
  }

  factsOf({ objectId }: ProviderEvent): Promise<ProviderFact[]> {
    this.answer();
    return Promise.resolve([...(this.facts.get(objectId) ?? [])]);
  }

  /** What the provider answers about an object from now on. */
  know(objectId: string, facts: readonly ProviderFact[]): void {
    this.facts.set(objectId, facts);
  }

  private answer(): void {
    if (this.isAway) throw new Error('the provider is away');
    if (this.refuses !== undefined) throw new ProviderRefuses(this.refuses);
  }
}

/** Takes the money of a service instead of the demo. */
export function useProviderDouble(service: TestService): ProviderDouble {
  const clock = service.app.get(Clock);
  const double = new ProviderDouble(() => clock.now());
  const provider = service.app.get<PaymentProvider>(PaymentProvider);
  const members = [...Object.getOwnPropertyNames(ProviderDouble.prototype), ...Object.keys(double)];
  for (const member of members)
    Object.defineProperty(provider, member, {
      get: () => {
        const value: unknown = Reflect.get(double, member);
        return typeof value === 'function' ? (value as () => unknown).bind(double) : value;
      },
    });
  return double;
}

/** A webhook, with its signature unless given otherwise. */
export const sendWebhook = (
  service: TestService,
  event: ProviderEvent,
  given: Partial<PayloadOf<ReceiveProviderEvent>> = {},
): Promise<{ received: true }> =>
  service.call(ReceiveProviderEvent, {
    provider: 'double',
    body: JSON.stringify(event),
    signature: 'signed',
    ...given,
  });

let webhooksSent = 0;

/** The provider sends facts, in one webhook. */
export async function sendFacts(
  service: TestService,
  double: ProviderDouble,
  ...facts: ProviderFact[]
): Promise<ProviderEvent> {
  webhooksSent += 1;
  const event = { id: `evt_${webhooksSent}`, type: 'told', objectId: `object_${webhooksSent}` };
  double.know(event.objectId, facts);
  await sendWebhook(service, event);
  return event;
}
