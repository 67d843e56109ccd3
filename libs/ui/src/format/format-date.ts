const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

type Moment = Date | string | null | undefined;

/** A date in long format, such as "20 November 2026", in the reader's time zone; `N/A` when there is none. */
export function formatDate(moment: Moment): string {
  return format(DAY, moment);
}

/** A date with its time, such as "20 November 2026 at 09:14"; `N/A` when there is none. */
export function formatDateTime(moment: Moment): string {
  return format(MINUTE, moment);
}

function format(formatter: Intl.DateTimeFormat, moment: Moment): string {
  const date = new Date(moment ?? NaN);
  return Number.isNaN(date.getTime()) ? 'N/A' : formatter.format(date);
}
