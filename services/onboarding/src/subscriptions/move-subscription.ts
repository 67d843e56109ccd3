import { DAY_MS, RENEWAL_REMINDER_DAYS } from '@rep13/contracts-constants';
import {
  PaymentHoldLifted,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionResumed,
} from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { liftPaymentHold } from '../signups/index.ts';
import { CANCEL_AT_PROVIDER } from './cancel-at-provider.job.ts';
import type { CancellationPeriod } from './cancellation-period.ts';
import { END_SUBSCRIPTION } from './end-subscription.job.ts';
import { dueFeeChange } from './find-fee-change.ts';
import { DEBT_STEPS, FOLLOW_DEBT } from './follow-debt.job.ts';
import { REMIND_OF_RENEWAL } from './remind-of-renewal.job.ts';
import { enqueueSetFee } from './set-fee.job.ts';
import { Subscription, type CancelledBy, type FirstPeriod } from './subscription.entity.ts';

const daysFrom = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** The first year is paid. Called with the signup locked, when it has no subscription. */
export async function startSubscription(scope: Scope, first: FirstPeriod): Promise<void> {
  const subscription = await scope.db.save(Subscription.start(first));
  bookReminders(scope.jobs, subscription);
}

/** The payment of a later year. */
export interface Renewal {
  readonly paymentId: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** Another year is paid: debt and hold are over. Called with signup and subscription locked. */
export async function renewSubscription(
  scope: Scope,
  subscription: Subscription,
  renewal: Renewal,
  now: Date,
): Promise<void> {
  const { signupId } = subscription;
  const { periodStart, periodEnd, paidAt, ...paid } = renewal;
  subscription.renew({ periodStart, periodEnd });
  await scope.db.save(subscription);
  scope.outbox.add(SubscriptionRenewed, {
    signupId,
    ...paid,
    serviceYear: subscription.serviceYear,
    paidAt: paidAt.toISOString(),
    periodEnd: subscription.periodEnd.toISOString(),
  });
  if (await liftPaymentHold(scope.db, signupId))
    scope.outbox.add(PaymentHoldLifted, { signupId, liftedAt: now.toISOString() });
  bookReminders(scope.jobs, subscription);
  const change = await dueFeeChange(scope.db, subscription);
  if (change && !change.setAt) enqueueSetFee(scope.jobs, subscription, change.id);
}

/** A renewal could not be charged. Called with the subscription locked. */
export async function letFallOverdue(
  scope: Scope,
  subscription: Subscription,
  failedAt: Date,
): Promise<void> {
  if (subscription.fallOverdue(failedAt)) await followDebt(scope, subscription, failedAt);
}

/** What was paid for this year is lost to the client's bank: a debt as any other. Called with the subscription locked. */
export async function oweFeeAgain(scope: Scope, subscription: Subscription, at: Date): Promise<void> {
  if (subscription.oweAgain(at)) await followDebt(scope, subscription, at);
}

async function followDebt({ db, jobs }: Scope, subscription: Subscription, since: Date): Promise<void> {
  await db.save(subscription);
  const { signupId } = subscription;
  const overdueSince = since.toISOString();
  for (const days of DEBT_STEPS) {
    const key = `${signupId}:${overdueSince}:${days}`;
    jobs.enqueue(FOLLOW_DEBT, key, { signupId, overdueSince, days }, daysFrom(since, days));
  }
}

/** An end that somebody has asked for. */
export interface Cancellation {
  readonly by: CancelledBy;
  /** The provider ended it, and nobody here had asked for that. */
  readonly cause?: 'provider';
  readonly at: Date;
  readonly period: CancellationPeriod;
  readonly reason: string | null;
}

/** No further year, and no further fee. Called with the subscription locked, and not cancelled. */
export async function cancelSubscription(
  { db, outbox, jobs }: Scope,
  subscription: Subscription,
  { by, cause, at, period, reason }: Cancellation,
): Promise<void> {
  const { signupId } = subscription;
  subscription.cancel(by, at, period, reason);
  await db.save(subscription);
  const [endsAt, runOffUntil] = [period.endsAt.toISOString(), period.runOffUntil.toISOString()];
  outbox.add(SubscriptionCancelled, {
    ...{ signupId, by, askedAt: at.toISOString(), endsAt, runOffUntil },
    ...(cause && { cause }),
  });
  jobs.enqueue(END_SUBSCRIPTION, `${signupId}:${endsAt}`, { signupId, endsAt }, period.endsAt);
  cancelAtProvider(jobs, subscription, at);
}

/** The client took its cancellation back, and the provider knows. Called with the subscription locked. */
export async function resumeSubscription(
  { db, outbox, jobs }: Scope,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  subscription.resume(now);
  await db.save(subscription);
  const { signupId, periodEnd } = subscription;
  const resumedAt = now.toISOString();
  outbox.add(SubscriptionResumed, { signupId, resumedAt, periodEnd: periodEnd.toISOString() });
  bookReminders(jobs, subscription);
}

/** The fee went back, so the provider stops at once; else with the paid time, if that is not over. Said once for each cancellation. */
export function cancelAtProvider(jobs: Scope['jobs'], subscription: Subscription, now: Date): void {
  const { provider, providerReference, cancelledBy, cancelledAt, periodEnd } = subscription;
  if (providerReference === null || !cancelledAt) return;
  const isAtOnce = cancelledBy === 'refund' || periodEnd <= cancelledAt;
  const at = isAtOnce ? null : periodEnd.toISOString();
  const key = `${provider}:${providerReference}:${at ?? 'at once'}:${now.toISOString()}`;
  jobs.enqueue(CANCEL_AT_PROVIDER, key, { provider, subscription: providerReference, at });
}

/** What began with a payment that came to nothing. */
export function chargeNoMore(jobs: Scope['jobs'], provider: string, subscription: string): void {
  const key = `${provider}:${subscription}:at once`;
  jobs.enqueue(CANCEL_AT_PROVIDER, key, { provider, subscription, at: null });
}

/** It is over: the last day, or the provider charges no more. Called with the subscription locked. */
export async function endSubscription(
  { db, outbox }: Scope,
  subscription: Subscription,
  endedAt: Date,
): Promise<void> {
  if (!subscription.end(endedAt)) return;
  await db.save(subscription);
  outbox.add(SubscriptionEnded, { signupId: subscription.signupId, endedAt: endedAt.toISOString() });
}

function bookReminders(jobs: Scope['jobs'], subscription: Subscription): void {
  if (!subscription.renews) return;
  const { signupId } = subscription;
  const periodEnd = subscription.periodEnd.toISOString();
  for (const daysLeft of RENEWAL_REMINDER_DAYS) {
    const key = `${signupId}:${periodEnd}:${daysLeft}`;
    const at = daysFrom(subscription.periodEnd, -daysLeft);
    jobs.enqueue(REMIND_OF_RENEWAL, key, { signupId, periodEnd, daysLeft }, at);
  }
}
