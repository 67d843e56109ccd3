import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/objects.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { draftInvoice, finalizeInvoice, itemOf } from './make-invoice.ts';
import { succeedRefund } from './refunds.ts';
import { yearsAfter } from './years-after.ts';

interface Due {
  /** Seconds. */
  readonly at: number;
  readonly act: () => void;
}

/** Moves the clock on and does whatever falls due on the way, each on its own day. */
export function advance(account: Account, ms: number): void {
  const target = account.nowMs() + ms;
  runUntil(account, target);
  account.state.offsetMs += ms;
}

/** What fell due since the clock was last looked at. */
export const catchUp = (account: Account): void => runUntil(account, account.nowMs());

function runUntil(account: Account, targetMs: number): void {
  for (let next = firstDue(account, targetMs); next; next = firstDue(account, targetMs))
    account.at(next.at * 1_000, next.act);
}

/** An end comes before a renewal at the same second: so cancelling for the end of the period charges no more. */
function firstDue(account: Account, targetMs: number): Due | undefined {
  const due = [ends, renewals, drafts, retries, expiries, refunds].flatMap((of) => of(account));
  return due.filter(({ at }) => at * 1_000 <= targetMs).sort((a, b) => a.at - b.at)[0];
}

const running = (account: Account): Subscription[] =>
  account.all('subscriptions').filter(({ status }) => status !== 'canceled');

const ends = (account: Account): Due[] =>
  running(account).flatMap(({ id, cancel_at }) =>
    cancel_at === null ? [] : [{ at: cancel_at, act: () => void endSubscription(account, id) }],
  );

const renewals = (account: Account): Due[] =>
  running(account).map((subscription) => ({
    at: itemOf(subscription).current_period_end,
    act: () => renew(account, subscription),
  }));

const retries = (account: Account): Due[] =>
  account
    .all('invoices')
    .flatMap(({ id, status, next_payment_attempt: at }) =>
      status === 'open' && at ? [{ at, act: () => void chargeInvoice(account, id) }] : [],
    );

const HOUR_SECONDS = 3_600;
const REFUND_SECONDS = 5 * 86_400;

const drafts = (account: Account): Due[] =>
  account.all('invoices').flatMap((draft) => {
    const { automatically_finalizes_at: at } = draft;
    const act = () => void chargeInvoice(account, finalizeInvoice(account, draft).id);
    return draft.status === 'draft' && at ? [{ at, act }] : [];
  });

/** A bank takes some days. */
const refunds = (account: Account): Due[] =>
  account
    .all('refunds')
    .filter(({ status }) => status === 'pending')
    .map(({ id, created }) => ({
      at: created + REFUND_SECONDS,
      act: () => void succeedRefund(account, id),
    }));

const expiries = (account: Account): Due[] =>
  account
    .all('sessions')
    .filter(({ status }) => status === 'open')
    .map(({ id, expires_at }) => ({ at: expires_at, act: () => expire(account, id) }));

/** The period moves on whether the card works or not. */
function renew(account: Account, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const years = Math.round((start - subscription.billing_cycle_anchor) / (365.2425 * 86_400)) + 1;
  const current_period_end = yearsAfter(subscription.billing_cycle_anchor, years);
  const items = {
    ...subscription.items,
    data: [{ ...item, current_period_start: start, current_period_end }],
  };
  const status = subscription.status === 'trialing' ? 'active' : subscription.status;
  const renewed = account.change('subscriptions', subscription.id, { items, status, trial_end: null });
  account.emit('customer.subscription.updated', renewed);
  const { draftHour } = account.state.behaviour;
  const draft = draftInvoice(account, renewed, 'subscription_cycle', draftHour ? start + HOUR_SECONDS : null);
  // Of a subscription that is unpaid nothing is charged any more: its invoices stay drafts.
  if (status === 'unpaid') stayDraft(account, draft.id);
  else if (!draftHour) chargeInvoice(account, finalizeInvoice(account, draft).id);
}

const stayDraft = (account: Account, id: string) =>
  account.change('invoices', id, { auto_advance: false, automatically_finalizes_at: null });

function expire(account: Account, id: string): void {
  account.emit('checkout.session.expired', account.change('sessions', id, { status: 'expired', url: null }));
}
