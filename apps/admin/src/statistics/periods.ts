import type { AdminStatisticsView } from '@rep13/contracts-admin';
import type { DayCountView } from '@rep13/contracts-messaging';
import type { TicketDayView } from '@rep13/contracts-sla';

/** What came in a range of days and in as many days before it. */
export interface Periods {
  readonly now: number;
  readonly before: number;
}

/** The sums of both halves of a list of days, oldest first; null when it holds too few to say. */
export function periodsOf<Day>(
  days: readonly Day[] | null | undefined,
  range: number,
  countOf: (day: Day) => number,
): Periods | null {
  if (days?.length !== 2 * range) return null;
  const sum = (part: readonly Day[]) => part.reduce((total, day) => total + countOf(day), 0);
  return { now: sum(days.slice(range)), before: sum(days.slice(0, range)) };
}

/** What the charts compare, from an answer over twice their range. */
export function comparisonsOf(twice: AdminStatisticsView | undefined, range: number) {
  const countOf = ({ count }: DayCountView) => count;
  return {
    checks: periodsOf(twice?.checks, range, countOf),
    signups: periodsOf(twice?.signups, range, countOf),
    acknowledged: periodsOf(twice?.tickets?.days, range, (day: TicketDayView) => day.acknowledged),
  };
}

/** "12, and 9 in the 90 days before". */
export const comparePeriods = ({ now, before }: Periods, range: number): string =>
  `${now}, and ${before} in the ${range} days before.`;
