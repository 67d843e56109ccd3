import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  closedDataFolder,
  freePort,
  linkSecret,
  MANIFESTS,
  provideBacking,
  sessionSecret,
  type Backing,
  type DatabaseUrls,
  type Secret,
} from '../backing/index.ts';
import type { StackConfig } from './config.ts';
import { databasesOf, migrateAll } from './database.ts';
import { Logs } from './logs.ts';
import { ProcessRecord } from './process-record.ts';
import { serviceProgram, type ServiceEnvironment } from './service-programs.ts';
import { Supervisor } from './supervisor.ts';

/** The whole product, running. */
export interface Stack {
  readonly url: string;
  /** The inbox with every mail sent; undefined when a real mail server was named. */
  readonly mailUrl?: string;
  /** JSON with the process id of every program, kept up to date. */
  readonly processFile: string;
  /** The first administrator's password, when one was made up in this start. */
  readonly oneTimePassword?: string;
  /** Takes over what was built since: migrates, deploys the web files, and starts these services anew. */
  renew(services: readonly string[]): Promise<void>;
  /** Ends everything that was started, nothing else. Safe to repeat. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on the data in `config.dataDir`.
 * @param say gets a line for each thing a person should know.
 * @param signal gives the start up half-way.
 * @throws when something does not come up; whatever was started is stopped again.
 */
export async function startStack(
  config: StackConfig,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Stack> {
  await closedDataFolder(config.dataDir);
  const processFile = join(config.dataDir, 'processes.json');
  const record = new ProcessRecord(processFile);
  await record.takeOver();
  const logs = new Logs(join(config.dataDir, 'logs'), say);
  const supervisor = new Supervisor({ say, log: logs.write, onPids: (pids) => record.write(pids) });
  let backing: Backing | undefined;
  const stop = async () => {
    await supervisor.stop();
    await backing?.stopContainers();
    await logs.close();
    record.remove();
  };
  // Programs that are coming up end, which ends the start.
  signal?.addEventListener('abort', () => void supervisor.stop());
  try {
    // Only now: a stray of a killed launcher may have held the port until it was ended.
    await refuseTakenPort(config.port);
    backing = await provideBacking({ env: config.env, dataDir: config.dataDir, say });
    await supervisor.start(...backing.programs);
    const databases = await databasesOf(config, backing.urls.postgres, say);
    const environment = await serviceEnvironment(config, backing, databases);
    await Promise.all([migrateAll(databases, config.env), deployWeb(config.webRoot)]);
    await supervisor.start(...environment.services.map((own) => serviceProgram(own, config, environment)));
    const oneTimePassword = await takeOneTimePassword(environment.adminPasswordFile);
    const renew = async (services: readonly string[]) => {
      await Promise.all([migrateAll(databases, config.env), deployWeb(config.webRoot)]);
      await Promise.all(services.map((name) => supervisor.renew(name)));
    };
    return { url: config.publicUrl, mailUrl: backing.mailWeb, processFile, oneTimePassword, renew, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serviceEnvironment(
  config: StackConfig,
  backing: Backing,
  databases: Readonly<Record<string, DatabaseUrls>>,
): Promise<ServiceEnvironment> {
  const services = MANIFESTS.map(async (service) => ({
    service,
    databases: databases[service.name]!,
    natsUrl: backing.natsUrlOf(service.name),
    healthPort: await freePort(),
  }));
  return {
    services: await Promise.all(services),
    redisUrl: backing.urls.redis,
    smtpUrl: backing.urls.smtp,
    ...(await secretsOf(config)),
    adminPasswordFile: join(config.dataDir, 'admin-password'),
  };
}

/** In production a secret that nobody chose is an unsafe default; the gateway then refuses to start. */
async function secretsOf({
  env,
  dataDir,
}: StackConfig): Promise<Pick<ServiceEnvironment, 'sessionSecret' | 'linkSecret'>> {
  const session = given(env, 'SESSION_SECRET');
  const link = given(env, 'LINK_SECRET');
  if (env['NODE_ENV'] === 'production') return { sessionSecret: session, linkSecret: link };
  // First the link's: it asks whether sessions had a secret before.
  const forLinks = link ?? (await linkSecret(dataDir, session?.now));
  return { sessionSecret: session ?? (await sessionSecret(dataDir)), linkSecret: forLinks };
}

function given(env: NodeJS.ProcessEnv, name: string): Secret | undefined {
  const now = env[name];
  return now ? { now, previous: env[`${name}_PREVIOUS`] || undefined } : undefined;
}

async function deployWeb(webRoot: string): Promise<void> {
  const { deployAll } = await import('../web/deploy.ts');
  await deployAll(webRoot);
}

/** The gateway leaves it in a file; from here on only the person at the terminal has it. */
async function takeOneTimePassword(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const password = (await readFile(file, 'utf8')).trim();
  await rm(file);
  return password;
}

function refuseTakenPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} is in use. Free it, or choose another: PORT=${port + 1} npm start`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
