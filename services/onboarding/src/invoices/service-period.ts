const DAY_MS = 24 * 60 * 60_000;

/** `24 November 2026 to 23 November 2027`: the days of a year that ends at the moment when the next one begins. */
export function servicePeriod(start: string, end: string, timeZone: string): string {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const lastDay = dayIn(timeZone, new Date(end)).getTime() - DAY_MS;
  return `${long.format(dayIn(timeZone, new Date(start)))} to ${long.format(lastDay)}`;
}

/** The midnight of UTC of the date that it is there: with this one can count days. */
function dayIn(timeZone: string, at: Date): Date {
  const date = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(at);
  return new Date(`${date}T00:00:00Z`);
}
