import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type {
  ChargeOrigin,
  DisputedFact,
  PaidFact,
  RefundedFact,
  RefundFailedFact,
  UnpaidFact,
} from '../src/payment-providers/index.ts';
import { yearsAfter } from '../src/years-after.ts';

export const chargeOf = (signupId: number, year = 1) => `ch_${signupId}_${year}`;
export const subscriptionOf = (signupId: number) => `sub_${signupId}`;

/** The page that the double opens for the first year. */
export const sessionOf = (signupId: number) => `page of signup-${signupId}-year-1`;

/** Year `year` of a signup was paid; the first one at `since`. */
export function buildPaid(
  signupId: number,
  { year = 1, since = new Date(), ...given }: Partial<PaidFact> & { year?: number; since?: Date } = {},
): PaidFact {
  const periodStart = yearsAfter(since, year - 1);
  return {
    kind: 'paid',
    session: year === 1 ? sessionOf(signupId) : null,
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

const originOf = (signupId: number): ChargeOrigin => ({
  subscription: subscriptionOf(signupId),
  session: sessionOf(signupId),
});

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
  origin: originOf(signupId),
  ...given,
});

export const buildRefundFailed = (signupId: number, given: Partial<RefundedFact> = {}): RefundFailedFact => ({
  ...buildRefunded(signupId, given),
  kind: 'refund-failed',
  reason: 'lost_or_stolen_card',
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
  origin: originOf(signupId),
  ...given,
});
