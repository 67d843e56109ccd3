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

type Control = (fields: RequestFields, controlled: Controlled) => object | void | Promise<void>;

const DAY_MS = 86_400_000;

/** The controls for who is another program: `POST /test/<name>` with JSON. */
const CONTROLS: Readonly<Record<string, Control>> = {
  state: (_, { account }) => account.state.tables,
  advance: (fields, { controls }) =>
    controls.advance(numberIn(fields, 'ms') ?? (numberIn(fields, 'days') ?? 0) * DAY_MS),
  pay: (fields, { controls }) => controls.pay(textIn(fields, 'session')),
  'pay-by-debit': (fields, { controls }) => controls.payByDebit(textIn(fields, 'session')),
  'settle-debit': (fields, { controls }) =>
    controls.settleDebit(
      textIn(fields, 'session'),
      choiceIn(fields, 'outcome', ['succeeded', 'failed']) === 'succeeded',
    ),
  behave: (fields, { controls }) => controls.behave(behaviourIn(fields)),
  'pay-elsewhere': (fields, { controls }) =>
    controls.payElsewhere({
      amountCents: numberIn(fields, 'amountCents') ?? 0,
      currency: textIn(fields, 'currency'),
    }),
  'decline-next': (fields, { controls }) => controls.declineNextCharge(numberIn(fields, 'times')),
  card: (fields, { controls }) =>
    controls.setCard(textIn(fields, 'customer'), choiceIn(fields, 'card', ['works', 'declines'])),
  'pay-owed': (fields, { controls }) => ({ paid: controls.payOwed(textIn(fields, 'subscription')) }),
  refund: (fields, { controls }) =>
    controls.refund(textIn(fields, 'charge'), numberIn(fields, 'amountCents')),
  'succeed-refund': (fields, { controls }) => controls.succeedRefund(textIn(fields, 'refund')),
  'fail-refund': (fields, { controls }) => controls.failRefund(textIn(fields, 'refund')),
  'end-subscription': (fields, { controls }) => controls.endSubscription(textIn(fields, 'subscription')),
  dispute: (fields, { controls }) => controls.dispute(textIn(fields, 'charge')),
  'close-dispute': (fields, { controls }) =>
    controls.closeDispute(textIn(fields, 'dispute'), choiceIn(fields, 'state', ['won', 'lost'])),
  'fail-next': (fields, { controls }) =>
    controls.failNextCalls(numberIn(fields, 'times'), numberIn(fields, 'status')),
  webhooks: (fields, { controls }) => controls.setWebhooks(webhookSettingsIn(fields)),
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
