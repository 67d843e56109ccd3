import type { PerformedRestart } from '../evidence.ts';
import { SERVICES, type ServiceName } from '../plan/fault.ts';
import type { Processes } from '../product/processes.ts';
import type { Replicas } from '../product/replicas.ts';

/** Milliseconds until the instance had ended; it is there again by then. */
type Restart = (service: ServiceName) => Promise<number | undefined>;

/** Ends and starts every instance of every service once, one at a time, as an update does. */
export async function restartInTurn(
  processes: Processes,
  replicas: Replicas,
  signal: AbortSignal,
): Promise<PerformedRestart[]> {
  return restartEach([firstsOf(processes), secondsOf(replicas)], signal);
}

/** One service after the other, and of each these instances. */
export async function restartEach(
  instances: readonly Restart[],
  signal: AbortSignal,
): Promise<PerformedRestart[]> {
  const done: PerformedRestart[] = [];
  for (const service of SERVICES) {
    for (const restart of instances) {
      signal.throwIfAborted();
      // One that did not end in half a minute is no restart that may be left out.
      done.push({ service, endedAfterMs: (await restart(service)) ?? Infinity });
    }
  }
  return done;
}

/** The launcher starts them again as soon as they have ended. */
export const firstsOf =
  (processes: Processes): Restart =>
  async (service) => {
    const pid = processes.pidOf(service);
    processes.end(service, 'SIGTERM');
    const endedAfterMs = await processes.goneAfter(pid);
    await processes.backAfter(service, pid);
    return endedAfterMs;
  };

export const secondsOf =
  (replicas: Replicas): Restart =>
  (service) =>
    replicas.restart(service);
