import type { Declared, Moment } from '@rep13/contracts-constants';

type Known = Date | Moment | null | undefined;
/** @param locale of its words, BCP 47 */
type Format = <T extends Known>(moment: T & (T extends Date ? T : Declared<T>), locale?: string) => string;

/** A date in long format, such as "20 November 2026", in the reader's time zone; `N/A` when there is none. A day that counts by law: `formatLegalDay`. */
export const formatDate = format({ dateStyle: 'long' });

/** A date with its time, such as "20 November 2026 at 09:14"; `N/A` when there is none. */
export const formatDateTime = format({ dateStyle: 'long', timeStyle: 'short' });

/** A time of today, such as "09:14:25", in the reader's time zone. */
export const formatTime = (moment: Date): string => moment.toTimeString().slice(0, 'hh:mm:ss'.length);

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A calendar day such as `2025-01-25` in long format: the same day wherever it is read. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Makes its formatter when it is first used: a slow phone takes 100 ms for it, and most pages show no date. */
function format(options: Intl.DateTimeFormatOptions): Format {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (moment: Known, locale = 'en-GB') => {
    const date = new Date(moment ?? NaN);
    if (Number.isNaN(date.getTime())) return 'N/A';
    const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formatters.set(locale, formatter);
    return formatter.format(date);
  };
}
