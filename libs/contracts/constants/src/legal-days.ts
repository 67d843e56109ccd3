/** Here and not of `durations.ts`: this file is part of what all pages share (FOUNDATION), and imports nothing. */
const DAY_MS = 24 * 60 * 60 * 1_000;

declare const MEANING: unique symbol;
type Meaning<Name extends string> = string & { readonly [MEANING]?: Name };

/** When something happened or is due, to the minute: ISO 8601, shown by its reader's clock. */
export type Moment = Meaning<'moment'>;

/**
 * A moment whose calendar day the law or the agreement counts, such as the end of a paid year: ISO 8601, shown as the day
 * that it is where the legal entity has its clock, wherever it is read (ADR 69). Cannot be printed as a `Moment`.
 */
export type LegalDay = Meaning<'legal day'>;

/** Leaves nothing of a plain string: what is printed has to be declared as one of the two first. */
export type Declared<T> = [typeof MEANING] extends [keyof NonNullable<T>] ? T : never;

/** `25 November 2027`, by the clock of the legal entity. @param timeZone of its record, such as `Europe/Amsterdam` */
export const formatLegalDay = <T extends LegalDay>(day: T & Declared<T>, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(day));

/** `25 November 2027, 23:59 in Amsterdam`: where the minute of a legal day matters. @param timeZone as above */
export function formatLegalTime<T extends LegalDay>(day: T & Declared<T>, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(day));
  return `${formatLegalDay<LegalDay>(day, timeZone)}, ${clock} ${inZone(timeZone)}`;
}

/** `2027-11-25`, the day of a moment by the clock of the legal entity. @param timeZone as above */
export const calendarDay = (at: Date | LegalDay, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at));

/** Whole days from one to the other by the clock of the legal entity, below 0 backwards. @param timeZone as above */
export function legalDaysBetween(from: Date | LegalDay, to: Date | LegalDay, timeZone: string): number {
  const midnight = (at: Date | LegalDay) => Date.parse(calendarDay(at, timeZone));
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** The sentence that stands once where legal days are shown. @param timeZone as above */
export const legalDaysNote = (timeZone: string): string => `Days are counted ${inZone(timeZone)}.`;

/** `in Amsterdam`; `by UTC` for zones without a place. */
const inZone = (timeZone: string): string => {
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return timeZone.includes('/') && !timeZone.startsWith('Etc/')
    ? `in ${place.replaceAll('_', ' ')}`
    : `by ${place}`;
};
