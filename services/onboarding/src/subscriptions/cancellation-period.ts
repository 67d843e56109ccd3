import { NOTICE_DAYS } from '@rep13/contracts-constants';
import { RUN_OFF_DAYS } from '@rep13/contracts-agreements/constants';
import type { CancellationTerms } from '@rep13/contracts-onboarding';
import { DateTime } from 'luxon';

export interface CancellationPeriod {
  /** The last moment of the mandate. */
  readonly endsAt: Date;
  readonly runOffUntil: Date;
}

/**
 * The end of the paid time, or of the notice where that is later. A day counts to its last moment where the
 * representative is, as its clock shows it; so do the days of the run-off.
 */
export function cancellationPeriod(periodEnd: Date, timeZone: string, now: Date): CancellationPeriod {
  const paid = DateTime.fromJSDate(periodEnd, { zone: timeZone });
  const noticed = DateTime.fromJSDate(now, { zone: timeZone }).plus({ days: NOTICE_DAYS });
  return toEndOfDay(paid > noticed ? paid : noticed);
}

/** The fee goes back: the agreement ends with the day of the request. */
export const periodOfRefund = (timeZone: string, now: Date): CancellationPeriod =>
  toEndOfDay(DateTime.fromJSDate(now, { zone: timeZone }));

function toEndOfDay(last: DateTime): CancellationPeriod {
  const end = last.endOf('day');
  return { endsAt: end.toJSDate(), runOffUntil: end.plus({ days: RUN_OFF_DAYS }).toJSDate() };
}

export const toCancellationTerms = ({ endsAt, runOffUntil }: CancellationPeriod): CancellationTerms => ({
  endsAt: endsAt.toISOString(),
  runOffUntil: runOffUntil.toISOString(),
});
