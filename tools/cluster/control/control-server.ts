import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ClusterHost } from '../hosts/cluster-host.ts';
import { controlSocket, isVerb } from './verbs.ts';
import { printedStatus, type HostStatus } from './cluster-status.ts';

/** What can be done to a running cluster. */
export interface Controlled {
  host(name: string): ClusterHost;
  status(): Promise<readonly HostStatus[]>;
}

/** Lets another process of the same user do it. Resolves with what ends that. */
export async function serveControl(dataDir: string, cluster: Controlled): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    void carryOut(cluster, request.url ?? '').then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(400).end(error.message),
    );
  });
  server.listen(controlSocket(dataDir));
  await once(server, 'listening');
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

async function carryOut(cluster: Controlled, path: string): Promise<string> {
  const [, verb = '', name = ''] = path.split('/');
  if (verb === 'status') return printedStatus(await cluster.status());
  if (!isVerb(verb)) throw new Error(`There is no ${verb}.`);
  const host = cluster.host(name);
  await host[verb]();
  return `${name} is ${host.condition}.`;
}
