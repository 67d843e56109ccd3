import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '@rep13/local-stack';
import { balancerConfig, COME_AGAIN } from '../engines/balancer.ts';
import { PORTS, type ClusterPlan } from '../plan/cluster-plan.ts';
import { isGood } from './answers.ts';

/** What stands before the gateways, on a machine of its own. */
export async function balancerProgram(plan: ClusterPlan, haproxy: string, folder: string): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  const comeAgain = join(folder, 'come-again.http');
  await writeFile(comeAgain, COME_AGAIN, { mode: 0o600 });
  await writeFile(file, balancerConfig(plan, comeAgain), { mode: 0o600 });
  return {
    name: 'haproxy',
    command: haproxy,
    args: ['-db', '-f', file],
    answers: () => isGood(plan.balancer.address, PORTS.proxyAlive, '/'),
  };
}
