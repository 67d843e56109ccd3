import type { Account } from '../account/account.ts';
import { missing } from '../account/refusals.ts';
import type { OutgoingWebhooks } from '../webhooks/outgoing-webhooks.ts';
import type { Controls } from './controls.ts';
import {
  behaviourIn,
  choiceIn,
  numberIn,
  requestFieldsIn,
  textIn,
  webhookSettingsIn,
  type RequestFields,
} from './request-fields.ts';

interface Controlled {
  readonly account: Account;
  readonly controls: Controls;
  readonly webhooks: OutgoingWebhooks;
}

type Control = (said: RequestFields, controlled: Controlled) => object | void | Promise<void>;

const DAY_MS = 86_400_000;

/** The controls for who is another program: `POST /test/<name>` with JSON. */
const CONTROLS: Readonly<Record<string, Control>> = {
  state: (_, { account }) => account.state.tables,
  advance: (said, { controls }) =>
    controls.advance(numberIn(said, 'ms') ?? (numberIn(said, 'days') ?? 0) * DAY_MS),
  pay: (said, { controls }) => controls.pay(textIn(said, 'session')),
  'pay-by-debit': (said, { controls }) => controls.payByDebit(textIn(said, 'session')),
  'settle-debit': (said, { controls }) =>
    controls.settleDebit(
      textIn(said, 'session'),
      choiceIn(said, 'outcome', ['succeeded', 'failed']) === 'succeeded',
    ),
  behave: (said, { controls }) => controls.behave(behaviourIn(said)),
  'pay-elsewhere': (said, { controls }) =>
    controls.payElsewhere({
      amountCents: numberIn(said, 'amountCents') ?? 0,
      currency: textIn(said, 'currency'),
    }),
  'decline-next': (said, { controls }) => controls.declineNextCharge(numberIn(said, 'times')),
  card: (said, { controls }) =>
    controls.setCard(textIn(said, 'customer'), choiceIn(said, 'card', ['works', 'declines'])),
  'pay-owed': (said, { controls }) => ({ paid: controls.payOwed(textIn(said, 'subscription')) }),
  refund: (said, { controls }) => controls.refund(textIn(said, 'charge'), numberIn(said, 'amountCents')),
  'succeed-refund': (said, { controls }) => controls.succeedRefund(textIn(said, 'refund')),
  'fail-refund': (said, { controls }) => controls.failRefund(textIn(said, 'refund')),
  'end-subscription': (said, { controls }) => controls.endSubscription(textIn(said, 'subscription')),
  dispute: (said, { controls }) => controls.dispute(textIn(said, 'charge')),
  'close-dispute': (said, { controls }) =>
    controls.closeDispute(textIn(said, 'dispute'), choiceIn(said, 'state', ['won', 'lost'])),
  'fail-next': (said, { controls }) =>
    controls.failNextCalls(numberIn(said, 'times'), numberIn(said, 'status')),
  webhooks: (said, { controls }) => controls.setWebhooks(webhookSettingsIn(said)),
  'release-webhooks': (_, { webhooks }) => webhooks.release(),
  'settle-webhooks': (_, { webhooks }) => webhooks.settled(),
};

/** @throws Refusal */
export async function controlCall(name: string, json: string, controlled: Controlled): Promise<object> {
  const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
  if (!control) throw missing('control', name);
  const answer = (await control(requestFieldsIn(json), controlled)) ?? {};
  return { now: controlled.controls.now(), answer };
}
