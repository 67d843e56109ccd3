import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type { DisputedFact, PaidFact, RefundedFact, UnpaidFact } from '../src/payment-providers/index.ts';

const yearsAfter = (date: Date, years: number) => {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
};

export const chargeOf = (signupId: number, year = 1) => `ch_${signupId}_${year}`;
export const subscriptionOf = (signupId: number) => `sub_${signupId}`;

/** Year `year` of a signup was paid; the first one at `since`. */
export function buildPaid(
  signupId: number,
  { year = 1, since = new Date(), ...given }: Partial<PaidFact> & { year?: number; since?: Date } = {},
): PaidFact {
  const periodStart = yearsAfter(since, year - 1);
  return {
    kind: 'paid',
    signupId,
    payment: `in_${signupId}_${year}`,
    charge: chargeOf(signupId, year),
    subscription: subscriptionOf(signupId),
    customer: `cus_${signupId}`,
    amountCents: PRICE_CENTS,
    currency: CURRENCY,
    paidAt: periodStart,
    periodStart,
    periodEnd: yearsAfter(since, year),
    ...given,
  };
}

export const buildUnpaid = (signupId: number, failedAt: Date): UnpaidFact => ({
  kind: 'unpaid',
  subscription: subscriptionOf(signupId),
  failedAt,
});

export const buildRefunded = (signupId: number, given: Partial<RefundedFact> = {}): RefundedFact => ({
  kind: 'refunded',
  refund: `re_${signupId}_1`,
  charge: chargeOf(signupId),
  amountCents: PRICE_CENTS,
  currency: CURRENCY,
  madeAt: new Date(),
  ...given,
});

export const buildDisputed = (signupId: number, given: Partial<DisputedFact> = {}): DisputedFact => ({
  kind: 'disputed',
  dispute: `dp_${signupId}_1`,
  charge: chargeOf(signupId),
  amountCents: PRICE_CENTS,
  currency: CURRENCY,
  at: new Date(),
  state: 'open',
  reason: 'fraudulent',
  ...given,
});
