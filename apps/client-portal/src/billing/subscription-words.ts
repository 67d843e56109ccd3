import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { formatDate, formatPrice } from '@rep13/ui';

/** The facts of a subscription, each in one line. */
export function subscriptionFacts(subscription: SubscriptionView): (readonly [string, string])[] {
  const { periodEnd, cancelled } = subscription;
  const facts: (readonly [string, string])[] = [
    ['Service', 'EU legal representative, Article 13 DSA'],
    ['Paid until', formatDate(periodEnd)],
    ['Next charge', nextCharge(subscription)],
  ];
  if (!cancelled) return facts;
  return [
    ...facts,
    [isPast(cancelled.endsAt) ? 'Ended on' : 'Ends on', formatDate(cancelled.endsAt)],
    ['Orders taken until', formatDate(cancelled.runOffUntil)],
  ];
}

function nextCharge({ nextCharge: next, provider }: SubscriptionView): string {
  if (next) return `${formatPrice(next.amountCents)} on ${formatDate(next.at)}`;
  return provider === DEMO_PROVIDER ? 'None: the payment was a demo, and no card is known' : 'None';
}

/** What a client has to know before anything else; null when nothing is the matter. */
export function warningOf({ overdueSince, paymentHoldAt }: SubscriptionView): string | null {
  if (paymentHoldAt)
    return 'The yearly fee is unpaid for more than 30 days. Until it is paid you can’t sign anything or change your provider information. Your mandate stays in force, and we forward orders as before.';
  if (overdueSince)
    return `The yearly fee could not be charged on ${formatDate(overdueSince)}. Please check your card. Your mandate stays in force.`;
  return null;
}

const isPast = (at: string): boolean => Date.parse(at) <= Date.now();
