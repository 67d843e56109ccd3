import type { Fee } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { formatPrice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';

/** What a year costs, and whether another follows. Of a subscription that is not known (`undefined`) the price alone is said; of none (`null`) what was agreed. */
export function feeText(
  { amountCents }: Pick<Fee, 'amountCents'>,
  subscription: SubscriptionView | null | undefined,
): string {
  const follows = subscription === null ? RENEWS : subscription && whatFollows(subscription);
  return [`${formatPrice(amountCents)} a year`, follows].filter(Boolean).join(', ');
}

const RENEWS = 'renews yearly';

/** A demo payment has one year only, and who owes a fee is told so in Billing. */
function whatFollows({ cancelled, nextCharge }: SubscriptionView): string | null {
  if (!cancelled) return nextCharge && RENEWS;
  const isPast = Date.parse(cancelled.endsAt) <= serverNow();
  return `${isPast ? 'ended' : 'ends'} on ${formatLegalDay(cancelled.endsAt)}`;
}
