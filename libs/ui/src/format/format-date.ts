const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const CALENDAR_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type Moment = Date | string | null | undefined;

/** A date in long format, such as "20 November 2026", in the reader's time zone; `N/A` when there is none. */
export function formatDate(moment: Moment): string {
  return format(DAY, moment);
}

/** A calendar day such as `2025-01-25`: the same day wherever it is read. */
export function formatDay(day: string): string {
  return format(CALENDAR_DAY, day);
}

/** A date with its time, such as "20 November 2026 at 09:14"; `N/A` when there is none. */
export function formatDateTime(moment: Moment): string {
  return format(MINUTE, moment);
}

function format(formatter: Intl.DateTimeFormat, moment: Moment): string {
  const date = new Date(moment ?? NaN);
  return Number.isNaN(date.getTime()) ? 'N/A' : formatter.format(date);
}
