import { DAY_MS, FEE_NOTICE_DAYS } from '@rep13/contracts-constants';
import type { Subscription } from './subscription.entity.ts';

/** A day more than the agreement asks for: the mail has to arrive. */
const NOTICE_MS = (FEE_NOTICE_DAYS + 1) * DAY_MS;
/** A provider prepares the charge of a renewal before its day, and may be away when it is told of another fee. */
export const PREPARED_MS = 2 * DAY_MS;

/**
 * From when on another fee holds. A higher one begins with the next year that is far enough away (clause "Term and
 * termination": 60 days' notice), any other one with the next year.
 */
export function feeChangeTerms(
  {
    serviceYear,
    periodEnd,
    nextPeriodEnd,
  }: Pick<Subscription, 'serviceYear' | 'periodEnd' | 'nextPeriodEnd'>,
  isHigher: boolean,
  now: Date,
): { serviceYear: number; startsAt: Date } {
  const left = periodEnd.getTime() - now.getTime();
  const notice = isHigher ? NOTICE_MS : PREPARED_MS + DAY_MS;
  return left >= notice
    ? { serviceYear: serviceYear + 1, startsAt: periodEnd }
    : { serviceYear: serviceYear + 2, startsAt: nextPeriodEnd };
}
