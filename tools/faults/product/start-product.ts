import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, readStackConfig, startStack, temporaryDataFolder, type Program } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { checkEdits, type Edit } from '../inject/edits.ts';
import type { Admin } from '../load/orders.ts';
import { MailServer } from '../mail/mail-server.ts';
import { Links } from '../proxy/links.ts';
import { asSuperuser } from './database.ts';
import { letIn } from './event-stream.ts';
import { Processes } from './processes.ts';

const LOADER = fileURLToPath(new URL('../inject/loader.mjs', import.meta.url));

/** All customers of a run come from one address. */
const LIMITS = {
  RATE_LIMIT_SIGNUPS_BY_ADDRESS: '1000000',
  RATE_LIMIT_WRITES: '1000000',
  MAX_IN_FLIGHT: '1000',
  MAX_IN_FLIGHT_PER_ADDRESS: '1000',
};

/** The product as it is built, with something between all its parts. */
export interface FaultyProduct {
  readonly url: string;
  readonly admin: Admin;
  readonly dataDir: string;
  /** Where a service finds out that it is to die. */
  readonly folder: string;
  readonly links: Links;
  readonly mail: MailServer;
  readonly processes: Processes;
  /** NATS as a user who may do anything. */
  readonly natsUrl: string;
  /** Postgres as its superuser. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  stop(): Promise<void>;
  /** Deletes its data, once it has stopped. */
  remove(): Promise<void>;
}

/** @throws when an edit does not find its place, or the product does not come up. */
export async function startProduct(edits: readonly Edit[], signal: AbortSignal): Promise<FaultyProduct> {
  checkEdits(edits);
  const dataDir = await temporaryDataFolder('faults');
  const folder = await temporaryDataFolder('faults-places');
  await writeFile(join(folder, 'edits.json'), JSON.stringify(edits));
  const [links, mail] = [new Links(), new MailServer()];
  await links.listen();
  const started = { dataDir, folder, links, mail, smtpUrl: await mail.listen() };
  try {
    return await startBetween(started, signal);
  } catch (error) {
    await Promise.all([links.close(), mail.stop()]);
    await removed(dataDir, folder);
    throw error;
  }
}

type Prepared = Pick<FaultyProduct, 'dataDir' | 'folder' | 'links' | 'mail'> & { readonly smtpUrl: string };

async function startBetween({ smtpUrl, ...own }: Prepared, signal: AbortSignal): Promise<FaultyProduct> {
  const { dataDir, folder, links, mail } = own;
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const config = readStackConfig(await environment(dataDir, admin, { ...LIMITS, SMTP_URL: smtpUrl }));
  const processes = new Processes(join(dataDir, 'processes.json'), folder);
  const adapt = (service: Program) => {
    processes.know(service);
    return links.between(withLoader(service, folder));
  };
  const stack = await startStack(config, { deployWeb: deployAll, say: processes.hear, signal, adapt });
  const direct = (name: string) => links.direct.get(name) ?? '';
  const addresses = {
    databaseUrl: await asSuperuser(dataDir, direct('onboarding-postgres')),
    redisUrl: direct('onboarding-redis'),
    natsUrl: await letIn(dataDir, direct('onboarding-nats'), processes).catch(async (error: unknown) => {
      await stack.stop();
      throw error;
    }),
  };
  const stop = async () => {
    links.openAll();
    await stack.stop();
    await Promise.all([links.close(), mail.stop()]);
  };
  return {
    ...own,
    ...addresses,
    url: stack.url,
    admin,
    processes,
    stop,
    remove: () => removed(dataDir, folder),
  };
}

async function removed(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function environment(dataDir: string, admin: Admin, variables: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  return {
    ...{ PATH, HOME, DATA_DIR: dataDir, PORT: `${await freePort()}` },
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
    ...variables,
  };
}

const withLoader = (service: Program, folder: string): Program => ({
  ...service,
  args: ['--import', LOADER, ...service.args],
  env: { ...service.env, FAULTS_FOLDER: folder, FAULTS_SERVICE: service.name },
});
