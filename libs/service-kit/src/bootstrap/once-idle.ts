import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

const LOOK_EVERY_MS = 5_000;
/** The share of the time since the last look in which the event loop was at work. */
const BUSY = 0.05;

/** Does it once, after five seconds in which the process had next to nothing to do. It may still end meanwhile. */
export function onceIdle(work: () => void, everyMs = LOOK_EVERY_MS): void {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > BUSY) return;
    clearInterval(timer);
    work();
  }, everyMs);
  timer.unref();
}

/**
 * Gives the system back what only the start needed, 25 MB of a service: code that ran once, and the room around it. Node
 * does so by itself only when there is no memory left. It takes a fifth of a second, in which nothing else is done.
 */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** For the end of a start. */
export const giveMemoryBackOnceIdle = (logger: Logger): void =>
  onceIdle(() => {
    giveMemoryBack().catch((err: unknown) => logger.warn({ err }, 'memory: could not be given back'));
  });
