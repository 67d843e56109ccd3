import type { LegalDay } from '@rep13/contracts-constants';

const LONG = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** `20 november 2026 om 10:14` */
export const written = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('nl-NL', { ...LONG, timeZone }).format(new Date(at));

const place = (timeZone: string): string =>
  timeZone.includes('/') && !timeZone.startsWith('Etc/')
    ? `in ${(timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')}`
    : `volgens ${timeZone.split('/').at(-1)}`;

/** A day that the law counts, with its minute. @param timeZone of the legal entity */
export const legalTime = (day: LegalDay, timeZone: string): string =>
  `${written(day, timeZone)} ${place(timeZone)}`;
