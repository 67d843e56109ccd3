import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { formatPrice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';

/** The facts of a subscription, each in one line. */
export function subscriptionFacts(subscription: SubscriptionView): (readonly [string, string])[] {
  const { periodEnd, cancelled, feeChange } = subscription;
  const facts: (readonly [string, string])[] = [
    ['Service', 'EU legal representative, Article 13 DSA'],
    ['Paid until', formatLegalDay(periodEnd)],
    ['Next charge', nextCharge(subscription)],
    ...newFee(feeChange),
  ];
  if (!cancelled) return facts;
  return [
    ...facts,
    [isPast(cancelled.endsAt) ? 'Ended on' : 'Ends on', formatLegalDay(cancelled.endsAt)],
    ['Orders taken until', formatLegalDay(cancelled.runOffUntil)],
  ];
}

/** A gateway of before says nothing of it. */
function newFee(change: SubscriptionView['feeChange'] | undefined): (readonly [string, string])[] {
  if (!change) return [];
  return [
    ['New fee', `${formatPrice(change.amountCents)} a year from ${formatLegalDay(change.startsAt)} on`],
  ];
}

function nextCharge({ nextCharge: next, provider }: SubscriptionView): string {
  if (next) return `${formatPrice(next.amountCents)} on ${formatLegalDay(next.at)}`;
  return provider === DEMO_PROVIDER ? 'None (demo payment)' : 'None';
}

/** What a client has to know before anything else; null when nothing is the matter. */
export function warningOf(subscription: SubscriptionView): string | null {
  const { overdueSince, paymentHoldAt, overdueCause, canPayOwed } = subscription;
  if (paymentHoldAt)
    return 'The yearly fee is unpaid for more than 30 days. Until it is paid you can’t sign anything or change your provider information. Your mandate stays in force, and we forward orders as before.';
  if (overdueSince && overdueCause === 'dispute')
    return `Your bank took your yearly fee back, so it is owed again since ${formatLegalDay(overdueSince)}. Your mandate stays in force.`;
  if (overdueSince && canPayOwed)
    return `The yearly fee could not be charged on ${formatLegalDay(overdueSince)}, and we no longer try your card. Please pay it here: then everything goes on as before. Your mandate stays in force.`;
  if (overdueSince)
    return `The yearly fee could not be charged on ${formatLegalDay(overdueSince)}. Please check your card. Your mandate stays in force.`;
  return null;
}

const isPast = (at: string): boolean => Date.parse(at) <= serverNow();
