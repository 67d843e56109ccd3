import { calendarDay, DAY_MS } from '@rep13/contracts-constants';
import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';

type Period = NonNullable<InvoiceDocumentView['period']>;

/** The days of a year that ends at the moment when the next one begins, such as `2026-11-24`. */
export function servicePeriod(start: string, end: string, timeZone: string): Period {
  const last = new Date(`${calendarDay(end, timeZone)}T00:00:00Z`).getTime() - DAY_MS;
  return { from: calendarDay(start, timeZone), to: new Date(last).toISOString().slice(0, 10) };
}

/** `24 November 2026 to 23 November 2027`. */
export function formattedPeriod({ from, to }: Period): string {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${long.format(new Date(from))} to ${long.format(new Date(to))}`;
}
