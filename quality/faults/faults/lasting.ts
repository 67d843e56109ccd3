import { setTimeout as sleep } from 'node:timers/promises';

/** So long, or until the run is cut short: what was disturbed must be put right in any case. */
export const lasting = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
