import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { processes, processTree } from '@rep13/testing/processes';

/** The product has one core, and who asks it has another: neither takes the other's time. */
export const CORES = { product: 0, load: 1 };

/**
 * Whatever this process has started shares the product's core; the process itself asks, so it goes to the other one.
 * @throws where there are not two, or no taskset to pin with.
 */
export function separateCores(): void {
  if (cpus().length < 2) throw new Error('This needs a core for the product and one for the load.');
  for (const { pid } of processTree(process.pid, processes())) {
    const core = pid === process.pid ? CORES.load : CORES.product;
    const { error } = spawnSync('taskset', ['-a', '-c', '-p', `${core}`, `${pid}`]);
    if (error) throw new Error(`taskset: ${error.message}; it comes with util-linux`);
  }
}

/** The kernel lets others than root do one of these in a tenth of a second. */
const BETWEEN_SHARES_MS = 150;
/** Two thirds of the gateway's share, as in `docker-compose.yml` and `deploy/base/gateway.yaml`. */
const BEHIND_THE_GATEWAY = '2';

/**
 * Gives each program its share of the core as its container would. On Linux a program that the launcher starts is a
 * scheduling group of its own; where it is none, all are equal.
 * @param pids by the program's name.
 */
export async function shareCore(pids: Readonly<Record<string, number>>): Promise<void> {
  const others = Object.entries(pids).filter(([name]) => name !== 'gateway');
  for (const group of others.map(([, pid]) => `/proc/${pid}/autogroup`)) {
    if (!existsSync(group)) return;
    writeFileSync(group, BEHIND_THE_GATEWAY);
    await sleep(BETWEEN_SHARES_MS);
  }
}
