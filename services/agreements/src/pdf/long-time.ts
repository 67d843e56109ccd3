import type { Moment } from '@rep13/contracts-constants';

const ENGLISH = 'en-GB';

/** `20 November 2026, 22:45:42 UTC` */
export const longTime = (iso: Moment, locale = ENGLISH): string =>
  `${longDay(iso, locale)}, ${iso.slice(11, 19)} UTC`;

/** `20 November 2026`, in UTC */
export const longDay = (iso: Moment, locale = ENGLISH): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
