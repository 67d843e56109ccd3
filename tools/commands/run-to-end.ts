const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells say of a command ended by Ctrl-C: an interrupted test run must not pass for a good one. */
const CUT_SHORT = 130;

/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. Later ones change nothing: npm hands a Ctrl-C on that
 * the terminal has delivered already, so one key press arrives twice.
 */
export function stopSignal(): AbortSignal {
  const asked = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => asked.abort(new Error('Stopped.')));
  return asked.signal;
}

/** Resolves when the signal aborts, at once when it already has. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

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
