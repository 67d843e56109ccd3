const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `20 November 2026, 22:45:42 UTC` */
export const longTime = (iso: string): string => `${FORMAT.format(new Date(iso))}, ${iso.slice(11, 19)} UTC`;
