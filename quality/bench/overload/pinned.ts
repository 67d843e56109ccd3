import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
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
