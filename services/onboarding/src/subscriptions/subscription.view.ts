import { REFUND_DAYS } from '@rep13/contracts-constants';
import type { CancelledView, SubscriptionView } from '@rep13/contracts-onboarding';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import type { PaymentProvider } from '../payment-providers/index.ts';
import { Signup } from '../signups/index.ts';
import { cancellationPeriod, toCancellationTerms } from './cancellation-period.ts';
import { comingFeeChange } from './find-fee-change.ts';
import type { Subscription } from './subscription.entity.ts';

/** Where and when it is looked at. */
export interface Viewing {
  readonly provider: PaymentProvider;
  readonly timeZone: string;
  readonly now: Date;
}

/** An allow-list: the provider's names stay here. */
export async function toSubscriptionView(
  db: EntityManager,
  subscription: Subscription,
  viewing: Viewing,
): Promise<SubscriptionView> {
  const { signupId, provider, state, periodStart, periodEnd, overdueSince, renews } = subscription;
  const { amountCents, currency, cancelledAt } = subscription;
  const signup = await db.findOneByOrFail(Signup, { id: signupId });
  const change = renews ? await comingFeeChange(db, subscription) : null;
  const terms = cancellationPeriod(periodEnd, viewing.timeZone, viewing.now);
  return {
    provider,
    state,
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    nextCharge: renews ? { at: periodEnd.toISOString(), amountCents, currency } : null,
    feeChange: change && { startsAt: change.startsAt.toISOString(), ...change.fee },
    overdueSince: overdueSince?.toISOString() ?? null,
    paymentHoldAt: signup.paymentHoldAt?.toISOString() ?? null,
    cancellation: cancelledAt ? null : toCancellationTerms(terms),
    cancelled: toCancelledView(subscription),
    canResume: subscription.canResume(viewing.now),
    canRegisterAgain: state === 'ended' && !(await db.existsBy(Signup, { formerSignupId: signupId })),
    refundableUntil: (await refundableUntil(db, subscription, viewing))?.toISOString() ?? null,
    hasCardPage: hasCardPage(subscription, viewing.provider),
    canPayOwed: canPayOwed(subscription, viewing.provider),
    overdueCause: subscription.overdueCause,
  };
}

/** Whether the provider knows a card of this client that can be changed. */
export const hasCardPage = (subscription: Subscription, provider: PaymentProvider): boolean =>
  provider.hasCardPage && subscription.provider === provider.name && subscription.customerReference !== null;

/** Whether what is owed has to be paid on a page of its own. */
export const canPayOwed = (subscription: Subscription, provider: PaymentProvider): boolean =>
  provider.movesMoney && subscription.provider === provider.name && subscription.isStranded;

/** Until when the client may ask the first year's fee back; undefined where it can't (any more). */
export async function refundableUntil(
  db: EntityManager,
  { signupId, provider, cancelledBy }: Subscription,
  viewing: Viewing,
): Promise<Date | undefined> {
  if (!viewing.provider.movesMoney || provider !== viewing.provider.name || cancelledBy === 'refund') return;
  const [first] = await db.query<{ paidAt: Date }[]>(
    `select paid_at as "paidAt" from payments
     where signup_id = $1 and service_year = 1 and charge_reference is not null
       and not exists (select from refunds where refunds.payment_id = payments.id)`,
    [signupId],
  );
  const until = first && lastMoment(first.paidAt, viewing.timeZone);
  return until && until >= viewing.now ? until : undefined;
}

/** The last day counts to its end where the representative is, as those of a notice do. */
const lastMoment = (paidAt: Date, zone: string): Date =>
  DateTime.fromJSDate(paidAt, { zone }).plus({ days: REFUND_DAYS }).endOf('day').toJSDate();

function toCancelledView(subscription: Subscription): CancelledView | null {
  const { cancelledAt, cancelledBy: by, endsAt, runOffUntil } = subscription;
  if (!cancelledAt || !by || !endsAt || !runOffUntil) return null;
  return { askedAt: cancelledAt.toISOString(), by, ...toCancellationTerms({ endsAt, runOffUntil }) };
}
