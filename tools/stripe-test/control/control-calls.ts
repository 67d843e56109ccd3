import type { Account } from '../account/account.ts';
import { missing, wrong } from '../account/refusals.ts';
import type { OutgoingWebhooks } from '../webhooks/outgoing-webhooks.ts';
import type { Controls } from './controls.ts';

/** The controls for who is another program: `POST /test/<name>` with JSON. */
export async function controlCall(
  name: string,
  json: string,
  { controls, webhooks, account }: { controls: Controls; webhooks: OutgoingWebhooks; account: Account },
): Promise<object> {
  const said = JSON.parse(json || '{}') as Record<string, unknown>;
  const text = (field: string) => textIn(said, field);
  const number = (field: string) => numberIn(said, field);
  const calls: Record<string, () => object | Promise<object> | void> = {
    state: () => account.state.tables,
    advance: () => controls.advance(number('ms') ?? (number('days') ?? 0) * 86_400_000),
    pay: () => controls.pay(text('session')),
    'pay-elsewhere': () =>
      controls.payElsewhere({ amountCents: number('amountCents') ?? 0, currency: text('currency') }),
    'decline-next': () => controls.declineNextCharge(number('times')),
    card: () => controls.setCard(text('customer'), text('card') === 'declines' ? 'declines' : 'works'),
    'pay-owed': () => ({ paid: controls.payOwed(text('subscription')) }),
    refund: () => controls.refund(text('charge'), number('amountCents')),
    'end-subscription': () => controls.endSubscription(text('subscription')),
    dispute: () => controls.dispute(text('charge')),
    'close-dispute': () => controls.closeDispute(text('dispute'), text('state') === 'won' ? 'won' : 'lost'),
    'fail-next': () => controls.failNextCalls(number('times'), number('status')),
    webhooks: () => controls.setWebhooks(said),
    'release-webhooks': async () => {
      await webhooks.release();
      return {};
    },
    'settle-webhooks': async () => {
      await webhooks.settled();
      return {};
    },
  };
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw missing('control', name);
  return { now: controls.now(), answer: (await call()) ?? {} };
}

function textIn(said: Record<string, unknown>, field: string): string {
  const value = said[field];
  if (typeof value !== 'string') throw wrong(field, `Say ${field}`);
  return value;
}

function numberIn(said: Record<string, unknown>, field: string): number | undefined {
  const value = said[field];
  if (value !== undefined && typeof value !== 'number') throw wrong(field, `${field} must be a number`);
  return value;
}
