import type { AdminStatisticsView } from '@rep13/contracts-admin';
import type { DayCountView } from '@rep13/contracts-messaging';
import type { PaymentDayView } from '@rep13/contracts-onboarding';
import { periodsOf, type Periods } from './periods.ts';

/** How many came so far; null while that is not known. */
interface FunnelStep {
  readonly name: string;
  readonly periods: Periods | null;
}

/** The way from the check to the signature, from an answer over twice the range. */
export function funnelOf(twice: AdminStatisticsView | undefined, range: number): readonly FunnelStep[] {
  const step = (name: string, days: readonly DayCountView[] | null | undefined): FunnelStep => ({
    name,
    periods: periodsOf(days, range, ({ count }) => count),
  });
  return [
    step('Checks', twice?.checks),
    step('Registered', twice?.signups),
    step('Paid', twice?.payments),
    step('Signed', twice?.agreements),
  ];
}

/** The fees paid, in cents. */
export const revenueOf = (twice: AdminStatisticsView | undefined, range: number): Periods | null =>
  periodsOf(twice?.payments, range, ({ amountCents }: PaymentDayView) => amountCents);

/** One step beside the one before, such as "12 (40 %)"; without a share where there is nothing to take it of. */
export function countWithShare(count: number, before: number | undefined): string {
  return before ? `${count} (${Math.round((100 * count) / before)} %)` : String(count);
}
