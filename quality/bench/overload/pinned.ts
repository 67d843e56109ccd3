import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The product has one core, and who asks it has another: neither takes the other's time. */
export const CORES = { product: 0, load: 1 };

/**
 * Everything that this process starts from now on runs on one core.
 * @throws where there are not two, or no taskset to pin with.
 */
export function pinToCore(core: number): void {
  if (cpus().length < 2) throw new Error('This needs a core for the product and one for the load.');
  const { status, error } = spawnSync('taskset', ['-a', '-c', '-p', `${core}`, `${process.pid}`]);
  if (status !== 0) throw new Error(`taskset: ${error?.message ?? status}; it comes with util-linux`);
}
