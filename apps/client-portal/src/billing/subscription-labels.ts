import { DEMO_PROVIDER, type Fee } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { formatPrice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';

type Fact = readonly [name: string, value: string];

/** The facts of a subscription, each in one line. `agreedFee` is what a year was agreed to cost, in words. */
export function subscriptionFacts(subscription: SubscriptionView, agreedFee: string): Fact[] {
  const { feeChange, refundableUntil } = subscription;
  return [
    ['Service', 'EU legal representative, Article 13 DSA'],
    ...price(subscription, agreedFee),
    ...newFee(feeChange),
    ...renewalOrEnd(subscription),
    ...(refundableUntil ? [['Money back until', formatLegalDay(refundableUntil)] as const] : []),
  ];
}

/** What the next year costs is what this one costs, unless another fee is announced; a demo has one year only. */
function price({ nextCharge, feeChange, provider }: SubscriptionView, agreedFee: string): Fact[] {
  if (provider === DEMO_PROVIDER) return [['Price', agreedFee]];
  return nextCharge && !feeChange ? [['Price', yearly(nextCharge)]] : [];
}

/** What is owed, the warning says; what ends does not renew. */
function renewalOrEnd({
  nextCharge,
  periodEnd,
  cancelled,
  overdueSince,
  provider,
}: SubscriptionView): Fact[] {
  if (nextCharge)
    return [['Next renewal', `${formatPrice(nextCharge.amountCents)} on ${formatLegalDay(nextCharge.at)}`]];
  const paid: Fact = ['Paid until', formatLegalDay(periodEnd)];
  if (cancelled)
    return [
      // A fee that goes back pays for nothing.
      ...(cancelled.by === 'refund' ? [] : [paid]),
      [isPast(cancelled.endsAt) ? 'Ended on' : 'Ends on', formatLegalDay(cancelled.endsAt)],
      ['Orders taken until', formatLegalDay(cancelled.runOffUntil)],
    ];
  if (overdueSince) return [paid];
  return [paid, ['Next renewal', provider === DEMO_PROVIDER ? 'None (demo payment)' : 'None']];
}

/** A gateway of before says nothing of it. */
function newFee(change: SubscriptionView['feeChange'] | undefined): Fact[] {
  return change ? [['New fee', `${yearly(change)} from ${formatLegalDay(change.startsAt)} on`]] : [];
}

export const yearly = ({ amountCents }: Pick<Fee, 'amountCents'>): string =>
  `${formatPrice(amountCents)} a year`;

/** What a client has to know before anything else; null when nothing is the matter. */
export function warningOf(subscription: SubscriptionView): string | null {
  const { overdueSince, paymentHoldAt, overdueCause, canPayOwed } = subscription;
  if (paymentHoldAt)
    return 'The yearly fee is unpaid for more than 30 days. Until it is paid you can’t sign anything or change your provider information. Your mandate stays in force, and we forward orders as before.';
  if (overdueSince && overdueCause === 'dispute')
    return `Your bank took your yearly fee back, so it is owed again since ${formatLegalDay(overdueSince)}. Your mandate stays in force.`;
  if (overdueSince && canPayOwed)
    return `The yearly fee could not be charged on ${formatLegalDay(overdueSince)}, and we no longer try your card. Please pay it here: then everything continues as before. Your mandate stays in force.`;
  if (overdueSince)
    return `The yearly fee could not be charged on ${formatLegalDay(overdueSince)}. Please check your card. Your mandate stays in force.`;
  return null;
}

const isPast = (at: string): boolean => Date.parse(at) <= serverNow();
