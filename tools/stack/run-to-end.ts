import { stopSignal } from './stop-signals.ts';

/** What shells say of a command ended by Ctrl-C: an interrupted test run must not pass for a good one. */
const CUT_SHORT = 130;

/**
 * A command's whole life: exit code 0 when the work says true, 130 when it was cut short, 1 otherwise, and an
 * error in plain words.
 */
export async function runToEnd(work: (signal: AbortSignal) => Promise<boolean>): Promise<never> {
  const asked = stopSignal();
  try {
    process.exit((await work(asked)) ? 0 : 1);
  } catch (error) {
    if (asked.aborted) process.exit(CUT_SHORT);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
