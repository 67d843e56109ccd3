import Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Delivery } from '../account/state.ts';
import type { WebhookSettings } from '../account/state.ts';

/** What is sent: the text and the header that signs it. */
export interface Webhook {
  readonly body: string;
  readonly signature: string;
}

/** Takes a webhook; what it throws is an endpoint that did not take it, so that it is sent again. */
export type Deliver = (webhook: Webhook) => Promise<void>;

export interface SentWebhook extends Webhook {
  readonly id: string;
  readonly type: string;
  readonly taken: boolean;
}

const FIRST_RETRY_MS = 250;
const LONGEST_WAIT_MS = 30_000;
const ATTEMPTS = 200;

/** Sends the account's webhooks, one after the other, until each is accepted. */
export class OutgoingWebhooks {
  readonly sent: SentWebhook[] = [];
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly account: Account,
    private readonly secret: string,
    private readonly deliver: Deliver,
    private readonly changed: () => void,
  ) {}

  /** Events that belong together: their order is that of the settings. */
  add(events: readonly string[]): void {
    const { webhooks, deliveries } = this.account.state;
    const copies = webhooks.twice ? [...events, ...events] : events;
    const dueAt = this.account.nowMs() + webhooks.lateMs;
    const added = copies.map((event) => ({ event, dueAt, attempts: 0, notBefore: 0 }));
    deliveries.push(...inOrder(added, webhooks.order));
    this.wake();
  }

  /** What was held back goes out, in the order of the settings. */
  release(): Promise<void> {
    const { state } = this.account;
    state.webhooks.held = false;
    state.deliveries = inOrder(state.deliveries, state.webhooks.order);
    return this.settled();
  }

  /** Everything that is due was taken by the endpoint. */
  async settled(): Promise<void> {
    this.wake();
    await this.running;
    if (this.ended || !this.account.state.deliveries.some((delivery) => this.isDue(delivery))) return;
    await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS));
    await this.settled();
  }

  wake(): void {
    if (this.ended || this.running) return;
    this.running = this.work().finally(() => {
      this.running = undefined;
      this.wakeLater();
    });
  }

  async stop(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private isDue({ dueAt }: Delivery): boolean {
    return !this.account.state.webhooks.held && dueAt <= this.account.nowMs();
  }

  private async work(): Promise<void> {
    for (let next = this.next(); next; next = this.next()) await this.send(next);
  }

  private next(): Delivery | undefined {
    const isReady = (delivery: Delivery) => this.isDue(delivery) && delivery.notBefore <= Date.now();
    return this.ended ? undefined : this.account.state.deliveries.find(isReady);
  }

  /** Late webhooks and those not taken are looked at again, for as long as there are any. */
  private wakeLater(): void {
    clearTimeout(this.timer);
    const { deliveries, webhooks } = this.account.state;
    if (this.ended || webhooks.held || deliveries.length === 0) return;
    this.timer = setTimeout(() => this.wake(), FIRST_RETRY_MS);
    this.timer.unref();
  }

  private async send(delivery: Delivery): Promise<void> {
    const event = this.account.get('events', 'event', delivery.event);
    const webhook = signed(JSON.stringify(event, null, 2), this.secret);
    const taken = await this.deliver(webhook).then(
      () => true,
      () => false,
    );
    this.sent.push({ ...webhook, id: event.id, type: event.type, taken });
    const { state } = this.account;
    const again = taken || delivery.attempts + 1 >= ATTEMPTS ? [] : [laterOf(delivery)];
    // By identity: two copies of one event look alike.
    state.deliveries = state.deliveries.flatMap((one) => (one === delivery ? again : [one]));
    this.changed();
  }
}

/** As Stripe, with the real time: a late one is signed when it is sent. @param at when, for one that is too old */
export function signed(body: string, secret: string, at = Date.now()): Webhook {
  const timestamp = Math.floor(at / 1_000);
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

function laterOf(delivery: Delivery): Delivery {
  const attempts = delivery.attempts + 1;
  const wait = Math.min(FIRST_RETRY_MS * 2 ** delivery.attempts, LONGEST_WAIT_MS);
  return { ...delivery, attempts, notBefore: Date.now() + wait };
}

/** An endpoint on the network. */
export const postTo =
  (url: string): Deliver =>
  async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The endpoint answered ${answer.status}`);
  };

/** The same in the order that is asked for. */
function inOrder<T>(items: readonly T[], order: WebhookSettings['order']): T[] {
  if (order === 'as-made') return [...items];
  if (order === 'reversed') return items.toReversed();
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
