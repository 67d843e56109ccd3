import type { Moment } from '@rep13/contracts-constants';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `20 November 2026, 22:45:42 UTC` */
export const longTime = (iso: Moment): string => `${longDay(iso)}, ${iso.slice(11, 19)} UTC`;

/** `20 November 2026`, in UTC */
export const longDay = (iso: Moment): string => FORMAT.format(new Date(iso));
