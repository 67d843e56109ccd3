import { DAY_MS } from '@rep13/contracts-constants';
import { serverNow } from '@rep13/web-kit/clock';

/** How many days back one may look, the default among them. */
export const DAYS = ['30', '90', '365'] as const;
export type Days = (typeof DAYS)[number];

export const DEFAULT_DAYS: Days = '90';

/** What the address asks for, or the default where there is no such choice. */
export const daysOf = (asked: string | null): Days => DAYS.find((days) => days === asked) ?? DEFAULT_DAYS;

/** From the beginning of a day, UTC, so that every question of one day is the same. */
export function queryOf(days: Days): { from: string } {
  const from = new Date(serverNow() - Number(days) * DAY_MS).toISOString().slice(0, 10);
  return { from };
}
