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
  // It goes with the namespace of its other end, but a moment later.
  const removed = hasLink() ? carryOut(['ip', 'link', 'delete', OUTSIDE_LINK]) : undefined;
  await removed?.catch((error: unknown) => {
    if (hasLink()) throw error;
  });
}

const hasLink = () => existsSync(`/sys/class/net/${OUTSIDE_LINK}`);
const isThere = (namespace: string) => existsSync(`/run/netns/${namespace}`);

export const setCable = async (host: HostPlan, isIn: boolean): Promise<void> =>
  void (await carryOut(cableCommand(host, isIn)));

/** Takes the power from a host: none of its processes gets to do anything any more. */
export const killHost = (host: HostPlan): Promise<void> => killAllIn(namespaceOf(host));

/** All of its processes stand still, those too that one of them had just begun. */
export async function freezeHost(host: HostPlan): Promise<void> {
  const frozen = new Set<number>();
  for (;;) {
    const moving = (await pidsIn(namespaceOf(host))).filter((pid) => !frozen.has(pid));
    if (moving.length === 0) return;
    for (const pid of moving) {
      signal(pid, 'SIGSTOP');
      frozen.add(pid);
    }
  }
}

/** They go on where they stood. */
export async function thawHost(host: HostPlan): Promise<void> {
  for (const pid of await pidsIn(namespaceOf(host))) signal(pid, 'SIGCONT');
}

/** Postgres leaves the process group of the Patroni that started it; the namespace holds both. */
async function killAllIn(namespace: string): Promise<void> {
  for (;;) {
    const pids = await pidsIn(namespace);
    if (pids.length === 0) return;
    for (const pid of pids) signal(pid, 'SIGKILL');
    await sleep(20);
  }
}

const pidsIn = async (namespace: string): Promise<number[]> =>
  (await carryOut(['ip', 'netns', 'pids', namespace])).split('\n').filter(Boolean).map(Number);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
