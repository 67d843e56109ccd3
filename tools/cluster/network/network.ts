import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ClusterPlan, HostPlan } from '../plan/cluster-plan.ts';
import {
  cableCommand,
  namespaceOf,
  namespacesOf,
  networkCommands,
  OUTSIDE_LINK,
  type Command,
} from './network-commands.ts';

const run = promisify(execFile);

/** @throws in one line, with what the program said. */
async function carryOut([program, ...args]: Command): Promise<string> {
  try {
    return (await run(program, args)).stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`${[program, ...args].join(' ')}: ${(stderr || message).trim()}`, { cause: error });
  }
}

/** Makes the network anew. @throws where this machine lets nobody make one. */
export async function makeNetwork(plan: ClusterPlan): Promise<void> {
  await removeNetwork(plan);
  for (const command of networkCommands(plan)) await carryOut(command);
}

/** Kills whatever runs in the cluster's namespaces and removes them. Safe to repeat. */
export async function removeNetwork(plan: ClusterPlan): Promise<void> {
  for (const namespace of namespacesOf(plan).filter(isThere)) {
    await killAllIn(namespace);
    await carryOut(['ip', 'netns', 'delete', namespace]);
  }
  if (existsSync(`/sys/class/net/${OUTSIDE_LINK}`)) await carryOut(['ip', 'link', 'delete', OUTSIDE_LINK]);
}

const isThere = (namespace: string) => existsSync(`/run/netns/${namespace}`);

export const setCable = async (host: HostPlan, isIn: boolean): Promise<void> =>
  void (await carryOut(cableCommand(host, isIn)));

/** Takes the power from a host: none of its processes gets to do anything any more. */
export const killHost = (host: HostPlan): Promise<void> => killAllIn(namespaceOf(host));

/** Postgres leaves the process group of the Patroni that started it; the namespace holds both. */
async function killAllIn(namespace: string): Promise<void> {
  for (;;) {
    const pids = (await carryOut(['ip', 'netns', 'pids', namespace])).split('\n').filter(Boolean).map(Number);
    if (pids.length === 0) return;
    pids.forEach(kill);
    await sleep(20);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
