const FIRST_MS = 200;
const LONGEST_MS = 5_000;
/** A program that ran this long is healthy again; its next fall starts from the first delay. */
const HEALTHY_AFTER_MS = 10_000;

/** How long to wait, in milliseconds, before starting a fallen program again. */
export function nextDelayMs(previousMs: number | undefined, ranForMs: number): number {
  if (previousMs === undefined || ranForMs >= HEALTHY_AFTER_MS) return FIRST_MS;
  return Math.min(previousMs * 2, LONGEST_MS);
}
