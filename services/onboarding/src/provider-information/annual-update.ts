import { UPDATE_REMINDER_DAYS, type UpdateReminderDays } from '@rep13/contracts-constants';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When what was saved now is to be looked through again: a year later, by the calendar. */
export function annualUpdateAfter(saved: Date): Date {
  const due = new Date(saved);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  return due;
}

/** When the client is reminded of it. */
export const remindersBefore = (due: Date): { daysLeft: UpdateReminderDays; at: Date }[] =>
  UPDATE_REMINDER_DAYS.map((daysLeft) => ({ daysLeft, at: new Date(due.getTime() - daysLeft * DAY_MS) }));
