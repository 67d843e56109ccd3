import { rm } from 'node:fs/promises';
import { startCluster, type Cluster, type ClusterOptions } from '@rep13/cluster';
import { temporaryDataFolder } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { MailServer } from '../mail/mail-server.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { LIMITS } from './start-product.ts';

/** The product on three hosts, each of which may go. */
export interface ClusterProduct extends ProductUnderTest {
  readonly cluster: Cluster;
}

/** One address reads all the time. */
const READING = { RATE_LIMIT_REGISTER: '1000000' };

/** @throws when something does not come up; all is taken down again. */
export async function startClusterProduct(
  options: Pick<ClusterOptions, 'dataDir' | 'engines' | 'outsideUsers' | 'signal'>,
): Promise<ClusterProduct> {
  const mail = new MailServer();
  const lines: string[] = [];
  const folder = await temporaryDataFolder('faults-cluster');
  const cluster = await startCluster({
    ...options,
    variables: { ...LIMITS, ...READING },
    deployWeb: deployAll,
    listenForMail: (address) => mail.listen(address),
    print: (line) => lines.push(line),
  }).catch(async (error: unknown) => {
    await mail.stop();
    throw error;
  });
  return {
    ...{ cluster, mail, folder, url: cluster.url, admin: cluster.admin, dataDir: options.dataDir },
    databaseUrl: () => cluster.databaseUrl(),
    openMessages: () => openMessages(cluster),
    endedByThemselves: () => endedIn(lines.splice(0)),
    async stop() {
      await cluster.stop();
      await mail.stop();
    },
    async remove() {
      for (const each of [folder, options.dataDir]) await rm(each, { recursive: true, force: true });
    },
  };
}

async function openMessages(cluster: Cluster): Promise<Readonly<Record<string, number>>> {
  const { leader, open } = await cluster.stream();
  if (!leader) throw new Error('The stream has no leader.');
  return open;
}

/** Those on a host that was killed are not told of. */
const endedIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => /^([\w-]+) ended \(/.exec(line)?.[1] ?? [])),
];
