import type { Fee } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** `20 November 2026, 22:45 UTC`, whatever the machine's own zone. */
export const formatTime = (time: Date | string): string => {
  const part = Object.fromEntries(TIME.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  return `${part['day']} ${part['month']} ${part['year']}, ${part['hour']}:${part['minute']} UTC`;
};

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `20 November 2026`, by UTC. */
export const formatDate = (time: Date | string): string => DATE.format(new Date(time));

/** The day of a moment where the representative is: by its clock the days of the contract are counted. */
export const formatLegalDay = (time: Date | string, { timeZone }: Pick<LegalEntity, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(time));

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Calendar days by UTC; 0 on the day itself, below 0 after it. */
export const daysUntil = (time: Date | string, now: Date): number =>
  Math.floor(new Date(time).getTime() / DAY_MS) - Math.floor(now.getTime() / DAY_MS);

const MINUTE_MS = 60_000;

/** `3 hours`, `1 hour 30 minutes`, `12 minutes`: rounded down to minutes, and never below one. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .flatMap(([count, unit]) => (count ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []))
    .join(' ');
}

/** `EUR 300`, with cents only where there are any. */
export function formatMoney(cents: number, currency: string): string {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return `${currency} ${amount}`;
}

/** A yearly fee as it is worded everywhere. */
export const formatFee = ({ amountCents, currency }: Fee): string =>
  `${formatMoney(amountCents, currency)} a year, renews yearly`;
