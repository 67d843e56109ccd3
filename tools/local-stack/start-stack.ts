import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { closedDataFolder } from './data/data-folder.ts';
import { signingSecrets } from './data/rotating-secrets.ts';
import { freePort } from './infrastructure/ports.ts';
import { provideInfrastructure, type Infrastructure } from './infrastructure/provide-infrastructure.ts';
import type { DatabaseUrls } from './rights/database-rights.ts';
import { MANIFESTS } from './manifests.ts';
import type { StackConfig } from './config.ts';
import { databasesOf, migrateAll } from './services/databases.ts';
import { Logs } from './processes/logs.ts';
import type { Program } from './processes/program.ts';
import { ProcessRecord } from './processes/process-record.ts';
import { serviceProgram, type ServiceEnvironment } from './services/service-environment.ts';
import { streamsProgram } from './services/streams-program.ts';
import { Supervisor } from './processes/supervisor.ts';
import { provideStandIns, type StandIns } from './stand-ins.ts';

/** The whole product, running. */
export interface Stack {
  readonly url: string;
  /** The inbox with every mail sent; undefined when a real mail server was named. */
  readonly mailUrl?: string;
  /** The Stripe to test against; undefined unless Stripe was chosen without a key. */
  readonly stripeTestUrl?: string;
  /** Where mails to the authorities' address are taken; undefined where a mailbox was named, or in production. */
  readonly mailInUrl?: string;
  /** JSON with the process id of every program, kept up to date. */
  readonly processFile: string;
  /** The first administrator's password, when one was made up in this start. */
  readonly oneTimePassword?: string;
  /** Takes over what was built since: migrates, deploys the web files, and restarts these services. */
  renew(services: readonly string[]): Promise<void>;
  /** Ends everything that was started, nothing else. Safe to repeat. */
  stop(): Promise<void>;
}

/** What a start needs besides its settings. */
export interface StartOptions {
  /** Puts the built site into a web root. */
  readonly deployWeb: (webRoot: string) => Promise<void>;
  /** Builds what is not built yet, while the servers come up. */
  readonly build?: () => Promise<void>;
  /** Gets a line for each thing a person should know. */
  readonly print: (line: string) => void;
  /** Gives the start up half-way. */
  readonly signal?: AbortSignal;
  /** How a service is run instead: for a tool that stands between it and its servers. */
  readonly adapt?: (service: Program) => Program;
  /** What brings the schemas up to date instead: for a tool that starts another release. */
  readonly migrate?: typeof migrateAll;
}

/**
 * Starts the product on the data in `config.dataDir`.
 * @throws when something does not come up; whatever was started is stopped again.
 */
export async function startStack(
  config: StackConfig,
  { deployWeb, build, print, signal, adapt = (service) => service, migrate = migrateAll }: StartOptions,
): Promise<Stack> {
  const { supervisor, processFile, leave } = await takeDataFolder(config.dataDir, print);
  let infrastructure: Infrastructure | undefined;
  let standIns: StandIns | undefined;
  const stop = async () => {
    await supervisor.stop();
    await infrastructure?.stopContainers();
    await standIns?.stop();
    leave();
  };
  // Programs that are coming up end, which ends the start.
  signal?.addEventListener('abort', () => void supervisor.stop());
  try {
    // Only now: a stray of a killed launcher may have held the port until it was ended.
    await refuseTakenPort(config.port);
    infrastructure = await provideInfrastructure({ env: config.env, dataDir: config.dataDir, print });
    await Promise.all([supervisor.start(...infrastructure.programs), build?.()]);
    const databases = await databasesOf(config, infrastructure.urls.postgres, print);
    standIns = await provideStandIns(config, print);
    const environment = await serviceEnvironment(config, infrastructure, databases, standIns);
    const update = () => Promise.all([migrate(databases, config.env), deployWeb(config.webRoot)]);
    await update();
    const services = environment.services.map((own) => adapt(serviceProgram(own, config, environment)));
    const streams = { natsUrl: infrastructure.streamsUrl, healthPort: await freePort() };
    await supervisor.start(streamsProgram(streams, config.env, MANIFESTS), ...services);
    const oneTimePassword = await takeOneTimePassword(environment.adminPasswordFile);
    const renew = async (services: readonly string[]) => {
      await update();
      await Promise.all(services.map((name) => supervisor.renew(name)));
    };
    const { mailWeb: mailUrl } = infrastructure;
    const { stripeTestUrl, mailInUrl } = standIns;
    const urls = { url: config.publicUrl, mailUrl, stripeTestUrl, mailInUrl };
    return { ...urls, processFile, oneTimePassword, renew, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the data folder this start's own, with its logs and the record of its processes. @throws when it is in use. */
async function takeDataFolder(dataDir: string, print: (line: string) => void) {
  await closedDataFolder(dataDir);
  const processFile = join(dataDir, 'processes.json');
  const record = new ProcessRecord(processFile);
  await record.takeOver();
  const logs = new Logs(join(dataDir, 'logs'), print);
  const supervisor = new Supervisor({ print, log: logs.write, onPids: (pids) => record.write(pids) });
  const leave = () => {
    logs.close();
    record.remove();
  };
  return { supervisor, processFile, leave };
}

async function serviceEnvironment(
  config: StackConfig,
  infrastructure: Infrastructure,
  databases: Readonly<Record<string, DatabaseUrls>>,
  standIns: StandIns,
): Promise<ServiceEnvironment> {
  const services = MANIFESTS.map(async (service) => ({
    service,
    databases: databases[service.name]!,
    natsUrls: infrastructure.natsUrlsOf(service.name),
    healthPort: await freePort(),
  }));
  return {
    services: await Promise.all(services),
    redisUrl: infrastructure.urls.redis,
    smtpUrl: infrastructure.urls.smtp,
    secrets: await signingSecrets(config.dataDir, config.env),
    adminPasswordFile: join(config.dataDir, 'admin-password'),
    standIns: standIns.environment,
  };
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
