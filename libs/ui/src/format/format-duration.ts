import { MINUTE_MS } from '@rep13/contracts-constants';
const MINUTES_A_DAY = 24 * 60;
/** Up to here hours are counted on: "26 h 10 min" is nearer to a promise of 24 hours than "1 day 2 h". */
const LONGEST_IN_HOURS = 2 * MINUTES_A_DAY;

/**
 * How long something took or takes, in milliseconds, as one would say it: "less than a minute", "1 minute",
 * "17 minutes", "23 h 40 min", "3 days 4 h". What is begun and not over does not count. Never below nothing.
 */
export function formatDuration(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  if (minutes < LONGEST_IN_HOURS) return parts([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
  const hours = Math.floor((minutes % MINUTES_A_DAY) / 60);
  return parts([Math.floor(minutes / MINUTES_A_DAY), 'days'], [hours, 'h']);
}

/** A smaller unit only counts below the larger one: 5 minutes past the hour are "05". */
function parts([large, unit]: [number, string], [small, smallUnit]: [number, string]): string {
  if (small === 0) return `${large} ${unit}`;
  const padded = smallUnit === 'min' ? String(small).padStart(2, '0') : small;
  return `${large} ${unit} ${padded} ${smallUnit}`;
}
