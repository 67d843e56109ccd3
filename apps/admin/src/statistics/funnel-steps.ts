import type { AdminStatisticsView } from '@rep13/contracts-admin';
import type { DayCountView } from '@rep13/contracts-messaging';
import { halvesOf, periodsOf, type Periods } from './periods.ts';

export const UNKNOWN = 'Not known';

/** How many came so far; null while that is not known. */
interface FunnelStep {
  readonly name: string;
  readonly periods: Periods | null;
}

/** The way from the check to the signature, from an answer over twice the range. */
export function funnelOf(twice: AdminStatisticsView, range: number): readonly FunnelStep[] {
  return [
    { name: 'Checks', periods: countsOf(twice.checks, range) },
    { name: 'Registered', periods: countsOf(twice.signups, range) },
    { name: 'Paid', periods: countsOf(twice.payments, range) },
    { name: 'Signed', periods: countsOf(twice.agreements, range) },
  ];
}

const countsOf = (days: readonly DayCountView[] | null | undefined, range: number): Periods | null =>
  days ? periodsOf(halvesOf(days, range), ({ count }) => count) : null;

/** The fees paid, in cents. */
export const revenueOf = ({ payments }: AdminStatisticsView, range: number): Periods | null =>
  payments ? periodsOf(halvesOf(payments, range), ({ amountCents }) => amountCents) : null;

/** How many of the payments moved no money, such as "3 of 5"; null when there is nothing to say. */
export function demoPaymentsOf({ payments }: AdminStatisticsView, range: number) {
  const paid = countsOf(payments, range);
  if (!payments || !paid || paid.now + paid.before === 0) return null;
  if (payments.some(({ demoCount }) => demoCount === undefined)) return { now: UNKNOWN, before: UNKNOWN };
  const demo = periodsOf(halvesOf(payments, range), ({ demoCount = 0 }) => demoCount);
  if (!demo || demo.now + demo.before === 0) return null;
  const share = (half: keyof Periods) => (paid[half] === 0 ? 'None' : `${demo[half]} of ${paid[half]}`);
  return { now: share('now'), before: share('before') };
}

/**
 * One step beside the one before, such as "12 (40%)"; without a share where there is nothing to take it of, or more came
 * this far than began on the same days.
 */
export function countWithShare(count: number, before: number | undefined): string {
  return before && count <= before ? `${count} (${Math.round((100 * count) / before)}%)` : String(count);
}
