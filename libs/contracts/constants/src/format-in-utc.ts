import type { Declared, Moment } from './legal-days.ts';

const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `20 November 2026 at 09:14 UTC`: a moment in a text that others read than who writes it, or that is the same for all. */
export const formatInUtc = <T extends Date | Moment>(
  moment: T & (T extends Date ? T : Declared<T>),
): string => `${UTC.format(new Date(moment as Date | Moment))} UTC`;
