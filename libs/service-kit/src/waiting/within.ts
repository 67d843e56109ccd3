/**
 * Does something that may take only so long. The signal is aborted when the time is over, and the wait ends then
 * whatever the work does. The timer is held until the work has settled: Node 20 collects the signal of
 * `AbortSignal.timeout` once nobody refers to it, and it never fires.
 * @throws what the work throws; a `TimeoutError` when the time is over first.
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`it took longer than ${ms} ms`, 'TimeoutError');
      stop.abort(reason);
      reject(reason);
    }, ms);
  });
  const working = work(stop.signal);
  // What it comes to after its time is nobody's business any more.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, over]);
  } finally {
    clearTimeout(timer);
  }
}
