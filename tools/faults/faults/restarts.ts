import type { PerformedRestart } from '../evidence.ts';
import { SERVICES, type ServiceName } from '../plan/fault.ts';
import type { Processes } from '../product/processes.ts';
import type { Replicas } from '../product/replicas.ts';

/** Ends and starts every instance of every service once, one at a time, as an update does. */
export async function restartInTurn(
  processes: Processes,
  replicas: Replicas,
  signal: AbortSignal,
): Promise<PerformedRestart[]> {
  const done: PerformedRestart[] = [];
  for (const service of SERVICES) {
    for (const restart of [() => restartFirst(processes, service), () => replicas.restart(service)]) {
      signal.throwIfAborted();
      // One that did not end in half a minute is no restart that may be left out.
      done.push({ service, endedAfterMs: (await restart()) ?? Infinity });
    }
  }
  return done;
}

/** The launcher starts it again as soon as it has ended. */
async function restartFirst(processes: Processes, service: ServiceName): Promise<number | undefined> {
  const pid = processes.pidOf(service);
  processes.end(service, 'SIGTERM');
  const endedAfterMs = await processes.goneAfter(pid);
  await processes.backAfter(service, pid);
  return endedAfterMs;
}
