/**
 * The same moment of a later year as the payment provider has it: by UTC, and the 29th of February is the 28th where there
 * is none. Count from where the years began, not from the last of them: so the 29th comes back in leap years.
 */
export function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0);
  return later;
}
