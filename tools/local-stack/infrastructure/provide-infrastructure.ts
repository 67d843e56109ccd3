import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aptInstall, canUseApt } from './apt.ts';
import { installLine } from './install-line.ts';
import { findBinary, findPostgresFolder } from './binaries.ts';
import { composeServers, dockerAnswers, type ComposeServers } from './docker.ts';
import { closedFolder } from '../data/data-folder.ts';
import { composeEnv } from './compose-env.ts';
import { mailProgram } from './mail.ts';
import { natsProgram, natsUrl } from './nats.ts';
import { freePort, LOOPBACK } from './ports.ts';
import { packagedPostgres } from './packaged-postgres.ts';
import { privatePostgres, versionOf } from './postgres.ts';
import type { Program } from '../processes/program.ts';
import { redisAccess, redisProgram, redisUrl } from './redis.ts';
import { natsAccess, type NatsAccess, type NatsUrls } from '../rights/nats-access.ts';
import { PROVISIONER } from '../rights/nats-rights.ts';
import { chooseSources, KNOWN_SERVERS, SERVERS, type ServerName, type Source } from './sources.ts';

/** Where the services find their servers, and what the launcher must run for that. */
export interface Infrastructure {
  readonly urls: Record<ServerName | 'smtp', string>;
  /** NATS as one service signs in to it; the plain address when NATS_URL names a server of somebody else's. */
  readonly natsUrlsOf: (service: string) => NatsUrls;
  /** NATS as who makes the stream of events and its consumers. */
  readonly streamsUrl: string;
  /** Where mails can be read; undefined when SMTP_URL names a real mail server. */
  readonly mailWeb?: string;
  /** To be started and supervised; empty for servers given by URL or run by Docker. */
  readonly programs: Program[];
  /** Ends what Docker runs; the programs are the supervisor's. */
  stopContainers(): Promise<void>;
}

interface Wanted {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly print: (line: string) => void;
}

const SHARED_NATS =
  'NATS_URL is used as it is: all services sign in alike. docs/operations/access.md says how to give each its own user.';

/**
 * Finds or makes Postgres, Redis, NATS and a mail inbox, private to `dataDir`.
 * @throws with the choices, when a server can be had in no way.
 */
export async function provideInfrastructure({ env, dataDir, print }: Wanted): Promise<Infrastructure> {
  const sources = await sourcesHere(env, dataDir);
  const from = (source: Source) => SERVERS.filter((server) => sources[server] === source);
  if (from('apt').length > 0) {
    const packages = from('apt').map((server) => KNOWN_SERVERS[server].package);
    print(`Not installed: ${packages.join(', ')}. Installing with apt; their own servers are not started.`);
    await aptInstall(packages);
  }
  if (from('package').length > 0) print('PostgreSQL is not installed: the one of the npm package is used.');
  const access = await natsAccess(dataDir);
  const compose = await startContainers(from('docker'), dataDir, print);
  const programs: Program[] = [];
  const urlOf = async (server: ServerName): Promise<string> => {
    const given = env[KNOWN_SERVERS[server].variable];
    if (given) return given;
    if (compose && sources[server] === 'docker') return compose.urlOf(server);
    const { program, url } = await ownServer(server, dataDir, access);
    programs.push(program);
    return url;
  };
  const urls = { postgres: await urlOf('postgres'), redis: await urlOf('redis'), nats: await urlOf('nats') };
  if (env['NATS_URL']) print(SHARED_NATS);
  else access.announce(urls.nats);
  const mail = await provideMail(env['SMTP_URL'], dataDir);
  programs.push(...mail.programs);
  return {
    urls: { ...urls, smtp: mail.url },
    natsUrlsOf: (service) => givenNatsUrls(env) ?? access.urlsOf(service, urls.nats),
    streamsUrl: givenNatsUrls(env)?.events ?? access.urlFor(PROVISIONER, urls.nats),
    mailWeb: mail.web,
    programs,
    stopContainers: async () => compose?.stop(),
  };
}

/** Data of an earlier start stays in use, whatever else there is by now. */
async function sourcesHere(env: NodeJS.ProcessEnv, dataDir: string): Promise<Record<ServerName, Source>> {
  const dataVersion = await versionOf(join(dataDir, 'postgres', 'data'));
  const madeByPackage = dataVersion !== undefined && dataVersion === packagedPostgres()?.major;
  return chooseSources({
    given: (server) => Boolean(env[KNOWN_SERVERS[server].variable]),
    installed: (server) => isInstalled(server) || (server === 'postgres' && madeByPackage),
    dockerAnswers: () => dockerAnswers(),
    canInstall: () => Promise.resolve(canUseApt()),
    packaged: (server) => server === 'postgres' && packagedPostgres() !== undefined,
    installLine,
  });
}

function givenNatsUrls({ NATS_URL, NATS_EVENTS_URL }: NodeJS.ProcessEnv): NatsUrls | undefined {
  return NATS_URL ? { commands: NATS_URL, events: NATS_EVENTS_URL ?? NATS_URL } : undefined;
}

function isInstalled(server: ServerName): boolean {
  if (server === 'postgres') return findPostgresFolder() !== undefined;
  return findBinary(`${server}-server`) !== undefined;
}

async function ownServer(
  server: ServerName,
  dataDir: string,
  access: NatsAccess,
): Promise<{ program: Program; url: string }> {
  const port = await freePort();
  if (server === 'postgres') return privatePostgres(dataDir, port);
  const folder = await closedFolder(dataDir, server);
  const binary = findBinary(`${server}-server`);
  if (!binary) throw new Error(`${server}-server was installed a moment ago and is gone.`);
  // Until the events had an account of their own they lay in the nameless one; they are published again.
  if (server === 'nats') await rm(join(folder, 'jetstream', '$G'), { recursive: true, force: true });
  if (server === 'nats')
    return { program: natsProgram(binary, folder, port, access.configFile), url: natsUrl(port) };
  const redis = await redisAccess(dataDir);
  return { program: redisProgram(binary, folder, port, redis), url: redisUrl(port, redis) };
}

async function startContainers(servers: ServerName[], dataDir: string, print: (line: string) => void) {
  if (servers.length === 0) return undefined;
  print(`Not installed: ${servers.join(', ')}. Starting in Docker.`);
  const secrets = await composeEnv(dataDir);
  const compose: ComposeServers = composeServers(dataDir, secrets);
  await compose.start(servers);
  const urlOf = async (server: ServerName): Promise<string> => {
    const port = await compose.port(server);
    if (server === 'postgres')
      return `postgres://rep13:${secrets['POSTGRES_PASSWORD']}@${LOOPBACK}:${port}/postgres`;
    return server === 'nats' ? natsUrl(port) : redisUrl(port, { password: secrets['REDIS_PASSWORD'] ?? '' });
  };
  return { urlOf, stop: compose.stop };
}

async function provideMail(given: string | undefined, dataDir: string) {
  if (given) return { url: given, web: undefined, programs: [] };
  const folder = await closedFolder(dataDir, 'mail');
  const ports = { smtp: await freePort(), web: await freePort() };
  return {
    url: `smtp://${LOOPBACK}:${ports.smtp}`,
    web: `http://${LOOPBACK}:${ports.web}`,
    programs: [mailProgram(folder, ports)],
  };
}
