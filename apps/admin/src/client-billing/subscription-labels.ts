import type { CancelledView, SubscriptionView } from '@rep13/contracts-onboarding';
import { DEMO_PROVIDER, type SubscriptionState } from '@rep13/contracts-constants';
import { formatPrice, type Tone } from '@rep13/ui';
import { formatLegalDay, formatLegalTime } from '@rep13/web-kit';
import { providerName } from '../money/payment-providers.ts';

export const SUBSCRIPTION_STATE: Record<SubscriptionState, readonly [Tone, string]> = {
  active: ['good', 'Paid'],
  past_due: ['bad', 'Overdue'],
  ending: ['waiting', 'Cancelled, not over yet'],
  ended: ['neutral', 'Ended'],
};

const BY: Record<CancelledView['by'], string> = {
  client: 'By the client',
  refund: 'By the client, who asked the first fee back',
  staff: 'By us',
};

type Fact = readonly [name: string, value: string];

/** What is known of a subscription, each in a line; what does not hold is left out. */
export function subscriptionFacts(subscription: SubscriptionView): readonly Fact[] {
  const { provider, periodEnd, feeChange, overdueSince, paymentHoldAt, refundableUntil, cancelled } =
    subscription;
  return [
    ['Paid by', provider === DEMO_PROVIDER ? 'Demo: no money moved' : providerName(provider)],
    ['Paid until', formatLegalDay(periodEnd)],
    ['Next charge', nextCharge(subscription)],
    // An earlier gateway does not send it.
    ...when(feeChange ?? null, ({ amountCents, startsAt }) => [
      ['New fee', `${formatPrice(amountCents)} a year from ${formatLegalDay(startsAt)} on`],
    ]),
    ...when(overdueSince, (at) => [['Overdue since', `${formatLegalDay(at)}${debtText(subscription)}`]]),
    ...when(paymentHoldAt, (at) => [
      [
        'On hold since',
        `${formatLegalDay(at)}: nothing can be signed and no provider information saved until it is paid`,
      ],
    ]),
    ...when(refundableUntil, (at) => [['The client may ask it back until', formatLegalTime(at)]]),
    ...when(cancelled, ({ by, askedAt, endsAt, runOffUntil }) => [
      ['Cancelled', `${BY[by]}, ${formatLegalDay(askedAt)}`],
      ['Ends', formatLegalTime(endsAt)],
      ['Orders taken until', formatLegalDay(runOffUntil)],
    ]),
  ];
}

const when = <Value>(value: Value | null, facts: (value: Value) => readonly Fact[]): readonly Fact[] =>
  value === null ? [] : facts(value);

function nextCharge({ nextCharge: next }: SubscriptionView): string {
  return next ? `${formatPrice(next.amountCents)} on ${formatLegalDay(next.at)}` : 'None';
}

/** Why it is owed and how it can be paid, where that is not by the card that is tried. */
function debtText({ overdueCause, canPayOwed }: SubscriptionView): string {
  const cause = overdueCause === 'dispute' ? ', taken back by the client’s bank' : '';
  return canPayOwed ? `${cause}; no card is tried for it, the client pays it under Billing` : cause;
}
