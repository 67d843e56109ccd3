import { yearsAfter } from '../years-after.ts';
import { DAY_MS, UPDATE_REMINDER_DAYS, type UpdateReminderDays } from '@rep13/contracts-constants';

/** When what was saved now is to be looked through again: a year later, by the calendar. */
export const annualUpdateAfter = (saved: Date): Date => yearsAfter(saved, 1);

/** When the client is reminded of it. */
export const remindersBefore = (due: Date): { daysLeft: UpdateReminderDays; at: Date }[] =>
  UPDATE_REMINDER_DAYS.map((daysLeft) => ({ daysLeft, at: new Date(due.getTime() - daysLeft * DAY_MS) }));
