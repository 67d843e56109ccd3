import { HOUR_MS } from '@rep13/contracts-constants';
import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { formatDuration } from '@rep13/ui';

/** Said in the place of a figure that nothing has been counted for. */
export const NONE_YET = 'None yet';

export const hours = (value: number | null): string =>
  value === null ? NONE_YET : formatDuration(value * HOUR_MS);

/**
 * Whole percent of the orders that are acknowledged or whose time is over, rounded down, so that 100 means that none was
 * late; null while there is no such order: one that still has time is in neither number.
 */
export function percentInTime({ within24h, missed }: ResponseTimesRowView): number | null {
  const decided = within24h + missed;
  return decided === 0 ? null : Math.floor((100 * within24h) / decided);
}
