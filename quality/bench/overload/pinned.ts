import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { processes, processTree } from '@rep13/testing/processes';

/** The product has one core, and who asks it has another: neither takes the other's time. */
export const CORES = { product: 0, load: 1 };

/**
 * Whatever runs for this process, and whatever that starts from now on, shares one core.
 * @throws where there are not two, or no taskset to pin with.
 */
export function pinToCore(core: number): void {
  if (cpus().length < 2) throw new Error('This needs a core for the product and one for the load.');
  for (const { pid } of processTree(process.pid, processes())) {
    const { error } = spawnSync('taskset', ['-a', '-c', '-p', `${core}`, `${pid}`]);
    if (error) throw new Error(`taskset: ${error.message}; it comes with util-linux`);
  }
}
