const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
