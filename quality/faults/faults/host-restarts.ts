import type { Cluster } from '@rep13/cluster';
import type { PerformedRestart } from '../evidence.ts';
import { SERVICES } from '../plan/fault.ts';

/** Ends and starts every service on every host once, one at a time, as an update does: the gateways first. */
export async function restartOnHosts(cluster: Cluster, signal: AbortSignal): Promise<PerformedRestart[]> {
  const done: PerformedRestart[] = [];
  for (const service of SERVICES.toReversed()) {
    for (const host of cluster.hosts) {
      signal.throwIfAborted();
      done.push({ service: `${service} on ${host.plan.name}`, endedAfterMs: await host.restart(service) });
    }
  }
  return done;
}
