import * as words from '@rep13/contracts-constants';
import {
  formatMoney,
  MINUTE_MS,
  type Declared,
  type LegalDay,
  type Moment,
  type Fee,
} from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';

type Clock = Pick<LegalEntity, 'timeZone'>;

const TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
};

/** `20 November 2026, 22:45 UTC`, whatever the machine's own zone. @param locale of the month's name, BCP 47 */
export const formatTime = <T extends Date | Moment>(
  time: T & (T extends Date ? T : Declared<T>),
  locale = 'en-GB',
): string => {
  const format = new Intl.DateTimeFormat(locale, TIME);
  const part = Object.fromEntries(
    format.formatToParts(new Date(time as Date | Moment)).map(({ type, value }) => [type, value]),
  );
  return `${part['day']} ${part['month']} ${part['year']}, ${part['hour']}:${part['minute']} UTC`;
};

/** The day that it is where the representative is: by its clock the days of the agreement are counted. */
export const formatLegalDay = <T extends LegalDay>(day: T & Declared<T>, entity: Clock): string =>
  words.formatLegalDay<LegalDay>(day, entity.timeZone);

/** The same with its minute and the place of the clock: `20 November 2026, 23:59 in Amsterdam`. */
export const formatLegalTime = <T extends LegalDay>(day: T & Declared<T>, entity: Clock): string =>
  words.formatLegalTime<LegalDay>(day, entity.timeZone);

/** Days by the representative's clock; 0 on the day itself, below 0 after it. */
export const daysUntil = (day: LegalDay, now: Date, { timeZone }: Clock): number =>
  words.legalDaysBetween(now, day, timeZone);

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

/** A yearly fee as it is worded everywhere. */
export const formatFee = (fee: Fee): string => `${formatMoney(fee)} a year, renews yearly`;
