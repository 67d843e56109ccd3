import { connect } from 'node:net';
import { CLUSTER_NAME, PORTS, type ClusterPlan } from '../plan/cluster-plan.ts';

const PATIENCE_MS = 1_000;

/** What a host's address says by HTTP, read as JSON; undefined when nothing good comes within a second. */
export async function askJson(address: string, port: number, path: string): Promise<unknown> {
  try {
    const answer = await fetch(`http://${address}:${port}${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address answers by HTTP with a good status. Never throws. */
export function isGood(address: string, port: number, path: string): Promise<boolean> {
  return fetch(`http://${address}:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What a Redis or Sentinel answers to these commands; nothing when it does not within a second. Never throws. */
export function askRedis(address: string, port: number, ...commands: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.once('error', end).once('end', end);
    socket.on('data', (data) => (answer += data.toString()));
    socket.once('connect', () => socket.write([...commands, 'QUIT', ''].join('\r\n')));
  });
}

/** The address of Redis' master by the word of any Sentinel that answers; else the first host's. */
export async function redisMaster({ hosts }: ClusterPlan): Promise<string> {
  const answers = await Promise.all(
    hosts.map(({ address }) =>
      askRedis(address, PORTS.sentinel, `SENTINEL get-master-addr-by-name ${CLUSTER_NAME}`),
    ),
  );
  const known = answers.map((answer) => /\d+(\.\d+){3}/.exec(answer)?.[0]).find(Boolean);
  return known ?? hosts[0]?.address ?? '';
}

/** One host's Postgres as Patroni lists it. */
export interface PatroniMember {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** All of them, by the word of the first Patroni that answers. */
export async function postgresMembers({ hosts }: ClusterPlan): Promise<readonly PatroniMember[]> {
  const answers = await Promise.all(hosts.map(({ address }) => askJson(address, PORTS.patroni, '/cluster')));
  const known = answers.find(Boolean) as { members?: PatroniMember[] } | undefined;
  return known?.members ?? [];
}
