/** The same day of another year; the 29th of February becomes the 28th where there is none. */
export function yearsAfter(seconds: number, years: number): number {
  const date = new Date(seconds * 1_000);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1_000);
}
