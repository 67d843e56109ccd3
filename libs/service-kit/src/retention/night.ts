/** From this hour of UTC on; a machine that is off then does it when it is on again. */
const BEGINS_AT_HOUR = 2;

/** The day whose night's work is to be done at this time: `2026-11-20`. */
export const nightOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether the work of the day's night may begin. */
export const isNight = (now: Date): boolean => now.getUTCHours() >= BEGINS_AT_HOUR;

/** When the next night's work begins. */
export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(BEGINS_AT_HOUR, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
