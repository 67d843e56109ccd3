import type { Account } from '../account/account.ts';
import type { CheckoutSession, Dispute, Invoice, Refund, Subscription } from '../account/objects.ts';
import type { Behaviour } from '../account/behaviour.ts';
import { FAILURES, Refusal, type Failure } from '../account/refusals.ts';
import type { CardState, WebhookSettings } from '../account/state.ts';
import { chargeInvoice } from '../billing/charge-invoice.ts';
import { openInvoices } from '../billing/open-invoices.ts';
import {
  payElsewhere,
  paySession,
  paySessionByDebit,
  settleDebit,
  type ForeignPayment,
} from '../billing/checkout.ts';
import { advance, catchUp } from '../billing/due.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { itemOf } from '../billing/make-invoice.ts';
import { closeDispute, openDispute } from '../billing/disputes.ts';
import { failRefund, refundCharge, succeedRefund } from '../billing/refunds.ts';
import type { OutgoingWebhooks } from '../webhooks/outgoing-webhooks.ts';

/** What happens around the API: what visitors, banks and the dashboard do, and what goes wrong. */
export class Controls {
  private failures: Failure[] = [];
  private calls: number[] = [];

  constructor(
    private readonly account: Account,
    private readonly webhooks: OutgoingWebhooks,
    private readonly changed: () => void,
  ) {}

  /** Changes the account and sends the webhooks of that. */
  act<T>(work: () => T): T {
    try {
      catchUp(this.account);
      return work();
    } finally {
      const events = this.account.takeEvents();
      if (events.length > 0) this.webhooks.add(events);
      this.changed();
    }
  }

  now(): Date {
    return new Date(this.account.nowMs());
  }

  /** Moves the clock on; what falls due on the way is done: renewals, retries, ends, sessions that expire. */
  advance(ms: number): void {
    this.act(() => advance(this.account, ms));
    this.webhooks.wake();
  }

  /** A visitor pays on the page of this session: its id, or the page's address. */
  pay(session: string): CheckoutSession {
    return this.act(() => paySession(this.account, lastPartOf(session)));
  }

  /** As `pay`, by a bank debit: it is on its way until `settleDebit`. */
  payByDebit(session: string): CheckoutSession {
    return this.act(() => paySessionByDebit(this.account, lastPartOf(session)));
  }

  /** The bank says what becomes of a debit. */
  settleDebit(session: string, succeeds: boolean): CheckoutSession {
    return this.act(() => settleDebit(this.account, lastPartOf(session), succeeds));
  }

  /** How the account, its banks and Stripe behave from now on. */
  behave(behaviour: Partial<Behaviour>): void {
    Object.assign(this.account.state.behaviour, behaviour);
    this.changed();
  }

  /** Somebody pays for a subscription that we did not begin. */
  payElsewhere(payment: ForeignPayment): Invoice {
    return this.act(() => payElsewhere(this.account, payment));
  }

  /** The next charges of renewals are declined, whatever the card. */
  declineNextCharge(times = 1): void {
    this.act(() => {
      this.account.state.declines = times;
    });
  }

  /** The customer's card works, or declines from now on. */
  setCard(customer: string, card: CardState): void {
    this.act(() => {
      this.account.state.cards[this.account.get('customers', 'customer', customer).id] = card;
    });
  }

  /** Charges what a subscription owes. @returns whether nothing is owed now */
  payOwed(subscription: string): boolean {
    return this.act(() =>
      openInvoices(this.account, subscription)
        .map(({ id }) => chargeInvoice(this.account, id))
        .every(Boolean),
    );
  }

  /** Money given back in the dashboard: by payment intent or charge. */
  refund(charge: string, amountCents?: number): Refund {
    return this.act(() => refundCharge(this.account, charge, { amount: amountCents }));
  }

  /** The bank takes a refund that is pending. */
  succeedRefund(refund: string): Refund {
    return this.act(() => succeedRefund(this.account, refund));
  }

  /** The bank sends a refund back, also one that it had taken. */
  failRefund(refund: string): Refund {
    return this.act(() => failRefund(this.account, refund));
  }

  /** The customer cancels, or renews, on the portal. */
  cancelAtPeriodEnd(id: string, cancelled: boolean): Subscription {
    return this.act(() => {
      const end = itemOf(this.account.get('subscriptions', 'subscription', id)).current_period_end;
      const changed = this.account.change('subscriptions', id, {
        cancel_at: cancelled ? end : null,
        cancel_at_period_end: cancelled,
        canceled_at: cancelled ? this.account.now() : null,
      });
      this.account.emit('customer.subscription.updated', changed);
      return changed;
    });
  }

  /** A subscription ended in the dashboard. */
  endSubscription(id: string): Subscription {
    return this.act(() => endSubscription(this.account, id));
  }

  /** The client's bank takes a payment back. */
  dispute(charge: string, reason?: string): Dispute {
    return this.act(() => openDispute(this.account, charge, reason));
  }

  closeDispute(id: string, state: 'won' | 'lost'): Dispute {
    return this.act(() => closeDispute(this.account, id, state));
  }

  /** The next calls of the API are answered with this status, or refused as Stripe does, and do nothing. */
  failNextCalls(times = 1, failure: Failure = 500): void {
    this.failures = Array.from({ length: times }, () => failure);
  }

  /** Stripe keeps them for some days only. */
  forgetIdempotencyKeys(): void {
    this.act(() => {
      this.account.state.answers = {};
    });
  }

  /** What is wrong with the call that has come just now. @throws Refusal */
  takeFailure(): void {
    const now = Date.now();
    this.calls = [...this.calls.filter((at) => at > now - 1_000), now];
    if (this.calls.length > this.account.state.behaviour.callsPerSecond) throw FAILURES.rate_limit();
    const failure = this.failures.shift();
    if (typeof failure === 'number')
      throw new Refusal('Asked to fail by the test', failure, undefined, undefined, 'api_error');
    if (failure) throw FAILURES[failure]();
  }

  setWebhooks(settings: Partial<WebhookSettings>): void {
    Object.assign(this.account.state.webhooks, settings);
    this.changed();
    this.webhooks.wake();
  }

  /** Sends one webhook again, as Stripe's dashboard can. */
  resend(event: string): void {
    this.webhooks.add([this.account.get('events', 'event', event).id]);
  }
}

const lastPartOf = (idOrAddress: string): string =>
  idOrAddress
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? '';
