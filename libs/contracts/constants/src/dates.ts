const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;
/** Beyond these nothing of ours lies, and a day more is still a date to every program. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999];

/**
 * Whether it is a day of the calendar, `YYYY-MM-DD`. Of all that ISO 8601 knows beside it (weeks, days of the year,
 * months alone, no hyphens, years with a sign), JavaScript, Postgres and people read each something else.
 */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
}

/** Whether it is a moment, RFC 3339: day, time and offset; seconds and the colon of the offset may be left out. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');
