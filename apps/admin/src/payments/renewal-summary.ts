import type { MoneyFiguresView } from '@rep13/contracts-onboarding';
import { formatPrice } from '@rep13/ui';

export type RenewalMonth = MoneyFiguresView['renewalsDue'][number];

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** "November 2026", of `2026-11`. */
export const monthName = (month: string): string => MONTH.format(new Date(month));

/** "Nov", of `2026-11`. */
export const shortMonthName = (month: string): string => SHORT_MONTH.format(new Date(month));

/** "3 renewals, EUR 900". */
export function renewals({ count, amountCents }: Omit<RenewalMonth, 'month'>): string {
  if (count === 0) return 'no renewal';
  return `${count} ${count === 1 ? 'renewal' : 'renewals'}, ${formatPrice(amountCents)}`;
}

/** All months in a sentence. */
export function summariseRenewals(months: readonly RenewalMonth[]): string {
  const all = months.reduce(
    (sum, { count, amountCents }) => ({
      count: sum.count + count,
      amountCents: sum.amountCents + amountCents,
    }),
    { count: 0, amountCents: 0 },
  );
  const last = months.at(-1);
  const until = last ? ` until the end of ${monthName(last.month)}` : '';
  return all.count === 0 ? `No renewal${until}.` : `${renewals(all)}${until}.`;
}
