import { MESSAGES } from '@rep13/contracts-constants';
import { RUN_OFF_DAYS } from '@rep13/contracts-agreements/constants';
import { ValidationFailed } from '@rep13/service-kit';
import { DateTime } from 'luxon';
import { MandateEndsInThePast } from './mandates.errors.ts';

/** How much the clock of who says "now" may be behind ours. */
const BEHIND_MS = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * From when to when a notice reaches. A day counts to its last moment where the representative is, as its clock shows
 * it; so do the days of the run-off. A moment that has just passed is now. @throws ValidationFailed for what is no time or
 * over a year away, MandateEndsInThePast for a day before today or a moment before now.
 */
export function noticePeriod(
  endsAt: string,
  timeZone: string,
  now: Date,
): { endsAt: Date; runOffUntil: Date } {
  const given = DateTime.fromISO(endsAt, { zone: timeZone });
  const end = DAY.test(endsAt) ? given.endOf('day') : given;
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  if (!end.isValid || end > today.plus({ years: 1 }).endOf('day')) throw wrong(MESSAGES.mandateEndsAt);
  if (end < today.minus(BEHIND_MS)) throw new MandateEndsInThePast();
  const last = DateTime.max(end, today);
  return { endsAt: last.toJSDate(), runOffUntil: last.plus({ days: RUN_OFF_DAYS }).toJSDate() };
}

const wrong = (message: string) => new ValidationFailed([{ path: 'endsAt', message }]);
