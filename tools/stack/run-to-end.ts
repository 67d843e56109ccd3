import { stopSignal } from './stop-signals.ts';

/**
 * A command's whole life: exit code 0 when the work says true or was asked to stop, 1 otherwise, and an error
 * in plain words.
 */
export async function runToEnd(work: (signal: AbortSignal) => Promise<boolean>): Promise<never> {
  const asked = stopSignal();
  try {
    process.exit((await work(asked)) ? 0 : 1);
  } catch (error) {
    if (asked.aborted) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
