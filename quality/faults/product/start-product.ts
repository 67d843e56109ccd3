import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, readStackConfig, startStack, temporaryDataFolder, type Program } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { folderOf, type Edit } from '../inject/edits.ts';
import { withLoader } from '../inject/with-loader.ts';
import type { Admin } from '../load/orders.ts';
import { MailServer } from '../mail/mail-server.ts';
import { MAILBOX } from '../plan/targets.ts';
import { Links } from '../proxy/links.ts';
import { asSuperuser } from './database.ts';
import { letIn, openMessages } from './event-stream.ts';
import { Processes } from './processes.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { Volume } from './volume.ts';

/** All customers of a run come from one address. */
export const LIMITS = {
  RATE_LIMIT_SIGNUPS_BY_ADDRESS: '1000000',
  RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: '1000000',
  RATE_LIMIT_WRITES: '1000000',
  MAX_IN_FLIGHT: '1000',
  MAX_IN_FLIGHT_PER_ADDRESS: '1000',
};

/** The product as it is built, with something between all its parts; in its folder a service finds out that it is to die. */
export interface FaultyProduct extends ProductUnderTest {
  readonly links: Links;
  readonly processes: Processes;
  /** Where Postgres' files are, where it can be told apart from everybody else's. */
  readonly volume: Volume | undefined;
  /** NATS as a user who may do anything. */
  readonly natsUrl: string;
  readonly redisUrl: string;
}

/**
 * @param publicUrl where its pages are asked for, when something stands before the gateway.
 * @throws when an edit does not find its place, or the product does not come up.
 */
export async function startProduct(
  edits: readonly Edit[],
  signal: AbortSignal,
  publicUrl?: string,
): Promise<FaultyProduct> {
  const folder = await folderOf(edits, 'faults-places');
  const dataDir = await temporaryDataFolder('faults');
  const [links, mail] = [new Links(), new MailServer()];
  await links.listen();
  const volume = await Volume.at(join(dataDir, 'postgres'));
  const started = { dataDir, folder, links, mail, volume, smtpUrl: await mail.listen(), publicUrl };
  try {
    return await startBetween(started, signal);
  } catch (error) {
    await Promise.all([links.close(), mail.stop()]);
    await removed(started);
    throw error;
  }
}

type Prepared = Pick<FaultyProduct, 'dataDir' | 'folder' | 'links' | 'mail' | 'volume'> & {
  readonly smtpUrl: string;
  readonly publicUrl?: string;
};

async function startBetween(
  { smtpUrl, publicUrl, ...own }: Prepared,
  signal: AbortSignal,
): Promise<FaultyProduct> {
  const { dataDir, folder, links, mail } = own;
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const variables = { ...LIMITS, SMTP_URL: smtpUrl, ...(publicUrl && { PUBLIC_URL: publicUrl }) };
  const config = readStackConfig(await environment(dataDir, admin, variables));
  const processes = new Processes(join(dataDir, 'processes.json'), folder);
  const adapt = (service: Program) => {
    const adapted = links.between(withLoader(service, folder));
    processes.know(adapted);
    return adapted;
  };
  const stack = await startStack(config, { deployWeb: deployAll, print: processes.hear, signal, adapt });
  const direct = (name: string) => links.direct.get(name) ?? '';
  const databaseUrl = await asSuperuser(dataDir, direct('onboarding-postgres'));
  const natsUrl = await letIn(dataDir, direct('onboarding-nats'), processes).catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  const stop = async () => {
    links.openAll();
    await stack.stop();
    await Promise.all([links.close(), mail.stop()]);
  };
  return {
    ...own,
    mailInUrl: stack.mailInUrl && links.lead(MAILBOX, stack.mailInUrl),
    ...{ url: stack.url, admin, processes, natsUrl, redisUrl: direct('onboarding-redis') },
    databaseUrl: () => Promise.resolve(databaseUrl),
    openMessages: () => openMessages(natsUrl),
    endedByThemselves: () => processes.endedByThemselves(),
    stop,
    remove: () => removed(own),
  };
}

async function removed({ dataDir, folder, volume }: Omit<Prepared, 'smtpUrl' | 'publicUrl'>): Promise<void> {
  await volume?.remove();
  for (const each of [dataDir, folder]) await rm(each, { recursive: true, force: true });
}

async function environment(dataDir: string, admin: Admin, variables: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  return {
    ...{ PATH, HOME, DATA_DIR: dataDir, PORT: `${await freePort()}` },
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
    ...variables,
  };
}
