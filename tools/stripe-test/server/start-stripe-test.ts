import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account } from '../account/account.ts';
import type { Behaviour } from '../account/behaviour.ts';
import type { Failure } from '../account/refusals.ts';
import { emptyState, type State } from '../account/state.ts';
import { putWebhookEndpoint } from '../api/webhook-endpoints.ts';
import { Controls } from '../control/controls.ts';
import { OutgoingWebhooks, postTo, type Deliver } from '../webhooks/outgoing-webhooks.ts';
import { answerRequest } from './answer-request.ts';
import { persistedState } from './persisted-state.ts';
import type { Served } from './served.ts';

export interface StripeTestOptions {
  /** Any free one, unless one is named. */
  readonly port?: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where webhooks are sent, and the account's only endpoint; nowhere without it or `onWebhook`. */
  readonly webhookUrl?: string;
  /** Takes webhooks in this process instead. */
  readonly onWebhook?: Deliver;
  /** A JSON file that keeps everything over restarts; else it is in memory only. */
  readonly file?: string;
}

/** A Stripe to test against, running. */
export interface StripeTest extends Omit<Controls, 'act' | 'takeFailure' | 'setWebhooks' | 'resend'> {
  /** For STRIPE_API_BASE. */
  readonly url: string;
  /** All objects by their ids. */
  readonly objects: Readonly<State['tables']>;
  readonly webhooks: {
    /** What has been sent, oldest first. */
    readonly sent: OutgoingWebhooks['sent'];
    readonly set: Controls['setWebhooks'];
    readonly release: () => Promise<void>;
    readonly settled: () => Promise<void>;
    readonly resend: Controls['resend'];
  };
  stop(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** @throws when the port is taken */
export async function startStripeTest(options: StripeTestOptions): Promise<StripeTest> {
  const stored = options.file ? persistedState(options.file) : { state: emptyState(), save: () => undefined };
  const account = new Account(stored.state);
  if (options.webhookUrl) ownEndpoint(account, options.webhookUrl);
  const webhooks = new OutgoingWebhooks(account, options.webhookSecret, delivering(options), stored.save);
  const controls = new Controls(account, webhooks, stored.save);
  const served: Served = {
    account,
    webhooks,
    controls,
    secretKey: options.secretKey,
    keysInUse: new Set(),
    base: '',
  };
  const server = createServer((request, response) => void answerRequest(served, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, LOOPBACK, resolve);
  });
  served.base = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  webhooks.wake();
  const stop = async () => {
    await webhooks.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: served.base, ...controlled(controls, account), webhooks: sending(webhooks, controls), stop };
}

/** The endpoint as somebody has set it up in the dashboard. */
const ownEndpoint = (account: Account, url: string): void => {
  const id = 'we_own';
  if (account.find('webhookEndpoints', id)?.url === url) return;
  putWebhookEndpoint(account, { id, url, enabled_events: ['*'], description: null, metadata: {} });
};

function delivering({ webhookUrl, onWebhook }: StripeTestOptions): Deliver {
  if (onWebhook) return onWebhook;
  return webhookUrl ? postTo(webhookUrl) : () => Promise.resolve();
}

const controlled = (controls: Controls, account: Account) => ({
  objects: account.state.tables,
  now: () => controls.now(),
  advance: (ms: number) => controls.advance(ms),
  pay: (session: string) => controls.pay(session),
  payElsewhere: (payment: Parameters<Controls['payElsewhere']>[0]) => controls.payElsewhere(payment),
  declineNextCharge: (times?: number) => controls.declineNextCharge(times),
  setCard: (...card: Parameters<Controls['setCard']>) => controls.setCard(...card),
  payOwed: (subscription: string) => controls.payOwed(subscription),
  refund: (charge: string, amountCents?: number) => controls.refund(charge, amountCents),
  endSubscription: (id: string) => controls.endSubscription(id),
  dispute: (charge: string, reason?: string) => controls.dispute(charge, reason),
  closeDispute: (id: string, state: 'won' | 'lost') => controls.closeDispute(id, state),
  forgetIdempotencyKeys: () => controls.forgetIdempotencyKeys(),
  failNextCalls: (times?: number, failure?: Failure) => controls.failNextCalls(times, failure),
  payByDebit: (session: string) => controls.payByDebit(session),
  settleDebit: (session: string, succeeds: boolean) => controls.settleDebit(session, succeeds),
  behave: (behaviour: Partial<Behaviour>) => controls.behave(behaviour),
  succeedRefund: (refund: string) => controls.succeedRefund(refund),
  failRefund: (refund: string) => controls.failRefund(refund),
  cancelAtPeriodEnd: (id: string, cancelled: boolean) => controls.cancelAtPeriodEnd(id, cancelled),
});

const sending = (webhooks: OutgoingWebhooks, controls: Controls): StripeTest['webhooks'] => ({
  sent: webhooks.sent,
  set: (settings) => controls.setWebhooks(settings),
  release: () => webhooks.release(),
  settled: () => webhooks.settled(),
  resend: (event) => controls.resend(event),
});
