import { DAY_MS } from '@rep13/contracts-constants';
import { ReceiveProviderEvent } from '@rep13/contracts-onboarding';
import { startStripeTest, type StripeTest, type Webhook } from '@rep13/stripe-test';
import { startTestService, type TestService } from '@rep13/testing';
import { STRIPE_EVENTS } from '../../src/payment-providers/stripe/stripe-facts.ts';
import { BookComparisons } from '../../src/payments/book-comparisons.ts';
import { onboarding } from '../../src/service.ts';
import { createSignup } from '../builders.ts';
import { SECRETS, WEBHOOK_URL } from '../stripe-under-test.ts';
import { CohortTime } from './cohort-time.ts';
import { Doer } from './doer.ts';
import { lifeOf, losesWebhooks, STEP_DAYS, STEPS, type Life } from './plan.ts';

/** After the last deed: what is on its way arrives, and debts come to their end. */
const STEPS_AFTER = 6;
const COMPARED_EVERY = 16;
const MOST_IDLE = 4;

/** How many deeds were done, and how many were refused, such as to refund what is gone. */
export interface Tally {
  done: number;
  refused: number;
  webhooksLost: number;
}

/** Clients that live at the same time, with the service and the Stripe that all of them pay at. */
export class Cohort {
  readonly clients: { readonly signupId: number; readonly life: Life }[] = [];
  readonly tally: Tally = { done: 0, refused: 0, webhooksLost: 0 };
  private isLosing = false;
  private readonly time: CohortTime;

  private constructor(
    readonly service: TestService,
    readonly stripe: StripeTest,
    private readonly seed: number,
  ) {
    this.time = new CohortTime(service);
  }

  static async start(seed: number): Promise<Cohort> {
    let take: (webhook: Webhook) => Promise<void> = () => Promise.resolve();
    const stripe = await startStripeTest({
      ...SECRETS,
      webhookUrl: WEBHOOK_URL,
      onWebhook: (webhook) => take(webhook),
    });
    const service = await startTestService(onboarding, {
      PAYMENT_PROVIDER: 'stripe',
      PUBLIC_URL: new URL(WEBHOOK_URL).origin,
      STRIPE_API_BASE: stripe.url,
      STRIPE_SECRET_KEY: SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
    });
    const cohort = new Cohort(service, stripe, seed);
    take = (webhook) => cohort.receive(webhook);
    await cohort.time.begin();
    return cohort;
  }

  /** Stripe as its accounts are set: one half of the cohorts each way. */
  async live(count: number): Promise<void> {
    this.stripe.behave({
      afterRetries: this.seed % 2 === 0 ? 'unpaid' : 'canceled',
      draftHour: true,
      refundsWait: this.seed % 3 === 0,
      debits: true,
    });
    this.stripe.webhooks.set({ twice: true, order: 'shuffled' });
    for (let place = 0; place < count; place += 1) await this.register(lifeOf(this.seed * 100_003 + place));
    for (let step = 0; step <= STEPS + STEPS_AFTER;) step += await this.step(step);
    await this.compareAll();
    await this.pass(STEP_DAYS);
    await this.compareAll();
    await this.pass(2);
  }

  async stop(): Promise<void> {
    await this.stripe.stop();
    await this.service.stop();
  }

  private async register(life: Life): Promise<void> {
    const { id: signupId } = await createSignup(this.service);
    await this.service.db.query('update signups set fee_cents = $2 where id = $1', [signupId, life.feeCents]);
    this.clients.push({ signupId, life });
  }

  /** @returns how many steps have passed: time in which nobody does anything passes at once */
  private async step(step: number): Promise<number> {
    this.isLosing = step < STEPS && losesWebhooks(this.seed, step);
    const doer = new Doer(this.service, this.stripe);
    for (const { signupId, life } of this.clients)
      for (const [at, deed] of life.deeds)
        if (at === step) this.tally[(await doer.does(signupId, deed)) ? 'done' : 'refused'] += 1;
    await this.settle();
    const steps = this.idleFor(step + 1) + 1;
    await this.pass(STEP_DAYS * steps);
    // Where webhooks are lost, what happened is found by asking.
    if (this.isLosing || step % COMPARED_EVERY < steps) await this.compareAll();
    return steps;
  }

  /** For how many steps from this one on nobody does anything; not for so long that much falls due at once. */
  private idleFor(step: number): number {
    const at = (one: number) => this.clients.some(({ life }) => life.deeds.some(([deed]) => deed === one));
    let idle = 0;
    while (idle < MOST_IDLE && !at(step + idle)) idle += 1;
    return idle;
  }

  private async pass(days: number): Promise<void> {
    this.stripe.advance(days * DAY_MS);
    await this.settle();
    await this.time.passDays(days);
    await this.settle();
  }

  private async settle(): Promise<void> {
    for (let sent = -1; sent !== this.stripe.webhooks.sent.length;) {
      sent = this.stripe.webhooks.sent.length;
      await this.stripe.webhooks.settled();
      await this.time.settle();
    }
  }

  /** As the days between would do it: each subscription and each page is asked about. */
  private async compareAll(): Promise<void> {
    const comparisons = this.service.app.get(BookComparisons, { strict: false });
    for (let jobs = -1, before = -2; jobs !== before;) {
      before = jobs;
      await comparisons.book();
      await this.settle();
      const [row] = await this.service.db.query<{ jobs: number }[]>(
        `select count(*)::integer as jobs from jobs where name = 'compare-with-provider'`,
      );
      jobs = row?.jobs ?? 0;
    }
  }

  /** Only what the account's endpoint asks for is sent. What is lost was sent and never arrived. */
  private async receive(webhook: Webhook): Promise<void> {
    const { type } = JSON.parse(webhook.body) as { type: string };
    if (!(STRIPE_EVENTS as readonly string[]).includes(type)) return;
    if (this.isLosing) this.tally.webhooksLost += 1;
    else await this.service.call(ReceiveProviderEvent, { provider: 'stripe', ...webhook });
  }
}
