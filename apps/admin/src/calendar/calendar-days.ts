import type { DueTicketView } from '@rep13/contracts-sla';
import { calendar } from '@rep13/contracts-api-admin/ticket-queue';
import { addressOf, type Address } from '@rep13/contracts-operations';

export const CALENDAR_VIEWS = ['week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const WEEK = 7;

/** A day of this computer's calendar, such as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day's beginning; undefined for what is no day. */
export function startOf(day: string): Date | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const moment = new Date(Number(year), Number(month) - 1, Number(date));
  return year && dayOf(moment) === day ? moment : undefined;
}

/** So many days later, also where a day has 23 or 25 hours. */
const after = (moment: Date, days: number): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

const mondayOf = (moment: Date): Date => after(moment, -((moment.getDay() + 6) % WEEK));

/** The days that a view shows: one week, or the whole weeks that a month lies in. */
export function daysIn(view: CalendarView, day: Date): Date[] {
  const first = mondayOf(view === 'week' ? day : new Date(day.getFullYear(), day.getMonth(), 1));
  const last = view === 'week' ? first : new Date(day.getFullYear(), day.getMonth() + 1, 0);
  const weeks = view === 'week' ? 1 : Math.ceil((daysBetween(first, last) + 1) / WEEK);
  return Array.from({ length: weeks * WEEK }, (_, index) => after(first, index));
}

/** Hours that summer time adds or takes do not count. */
const daysBetween = (first: Date, last: Date): number =>
  Math.round((last.getTime() - first.getTime()) / 86_400_000);

/** The same view one step further (1) or back (-1). */
export const stepFrom = (view: CalendarView, day: Date, step: 1 | -1): Date =>
  view === 'week' ? after(day, step * WEEK) : new Date(day.getFullYear(), day.getMonth() + step, 1);

/** What is asked of the server: from the first day's beginning to the last one's end. */
export function duePath(days: readonly Date[]): Address<DueTicketView[]> {
  const [first = new Date(0)] = days;
  return addressOf(calendar, {
    query: { from: first.toISOString(), to: after(days.at(-1) ?? first, 1).toISOString() },
  });
}

/** What is due on each day, the earliest first. */
export function byDay(due: readonly DueTicketView[]): ReadonlyMap<string, DueTicketView[]> {
  const days = new Map<string, DueTicketView[]>();
  for (const entry of due) {
    const day = dayOf(new Date(entry.dueAt));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
