import * as words from '@rep13/contracts-constants';
import type { Declared, LegalDay } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from './legal-entity.ts';

/** The reader's own, in a page of a gateway of before, which names no zone. */
const timeZone = (): string =>
  (LEGAL_ENTITY as { timeZone?: string }).timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day of the law or the agreement, such as "20 November 2026": the same wherever it is read. `N/A` where there is none. */
export const formatLegalDay = <T extends LegalDay | null | undefined>(day: T & Declared<T>): string =>
  day ? words.formatLegalDay<LegalDay>(day, timeZone()) : 'N/A';

/** The same with its minute and the place of the clock: "20 November 2026, 23:59 in Amsterdam". */
export const formatLegalTime = <T extends LegalDay | null | undefined>(day: T & Declared<T>): string =>
  day ? words.formatLegalTime<LegalDay>(day, timeZone()) : 'N/A';

/** Whole days since a legal day, by the same clock: 0 on the day itself. @param now by the reader's device */
export const legalDaysSince = (day: LegalDay, now: Date): number =>
  words.legalDaysBetween(day, now, timeZone());

/** Stands beside a legal day on a page that shows one: by which clock it is counted. */
export const legalDaysNote = (): string => words.legalDaysNote(timeZone());

/** In the foot of screens that show legal days and moments. */
export const clocksNote = (): string => `${legalDaysNote()} Times are shown by your clock.`;
