import { join } from 'node:path';
import { LOOPBACK } from '../infrastructure/ports.ts';
import { type Program } from '../processes/program.ts';
import { type DatabaseUrls } from '../rights/database-rights.ts';
import { type NatsUrls } from '../rights/nats-access.ts';
import { type ServiceManifest } from '../manifests.ts';
import { type StackConfig } from '../config.ts';
import { REPOSITORY } from '../data/data-folder.ts';
import { answersWell } from './answers-well.ts';

/** One service and what is its own. */
export interface ServiceStart {
  readonly service: ServiceManifest;
  readonly databases: DatabaseUrls;
  readonly natsUrls: NatsUrls;
  /** The port for health and metrics. */
  readonly healthPort: number;
}

/** What the services are told; each gets of it what its manifest names. */
export interface ServiceEnvironment {
  readonly services: readonly ServiceStart[];
  /** The address at which they say how they are; the loopback address unless another machine asks. */
  readonly host?: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** `SESSION_SECRET`, `LINK_SECRET` and those before them; undefined in production where nobody chose one. */
  readonly secrets: NodeJS.ProcessEnv;
  readonly adminPasswordFile: string;
  /** The variables of the development seal, of the test Stripe and of the listener for mails; nothing in production, or for what was named. */
  readonly standIns?: NodeJS.ProcessEnv;
}

/** What Node itself needs of the environment. */
export const OF_THE_SYSTEM = ['PATH', 'HOME', 'TZ', 'LANG', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

/** Those of the variables that are set. */
export const picked = (env: NodeJS.ProcessEnv, keys: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(keys.flatMap((key) => (env[key] ? [[key, env[key]]] : [])));

/** The environment of the migrations. It alone holds what may change tables. */
export const migrationEnv = (
  env: NodeJS.ProcessEnv,
  urls: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => ({
  ...picked(env, OF_THE_SYSTEM),
  MIGRATION_DATABASE_URLS: JSON.stringify(urls),
});

/** The environment of one service. What production must choose for itself gets no default here. */
export function serviceEnv(
  own: ServiceStart,
  config: StackConfig,
  environment: ServiceEnvironment,
): NodeJS.ProcessEnv {
  const values = {
    ...config.env,
    ...ownValues(own, hostOf(environment)),
    ...sharedValues(config, environment),
  };
  return {
    NODE_ENV: 'development',
    // One heap of the C library instead of eight: Node's own threads allocate little.
    MALLOC_ARENA_MAX: '2',
    ...picked(config.env, OF_THE_SYSTEM),
    ...picked(values, own.service.variables),
  };
}

const hostOf = ({ host = LOOPBACK }: ServiceEnvironment): string => host;

const ownValues = ({ databases, natsUrls, healthPort }: ServiceStart, host: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: databases.service,
  CLEANER_DATABASE_URL: databases.cleaner,
  NATS_URL: natsUrls.commands,
  NATS_EVENTS_URL: natsUrls.events,
  HTTP_HOST: host,
  HTTP_PORT: `${healthPort}`,
});

function sharedValues(config: StackConfig, environment: ServiceEnvironment): NodeJS.ProcessEnv {
  const inner = environment.services.filter(({ service }) => !service.isPublic);
  const urls = inner.map(({ service, healthPort }) => [
    service.name,
    `http://${hostOf(environment)}:${healthPort}`,
  ]);
  const { redisUrl, smtpUrl, secrets, adminPasswordFile, standIns } = environment;
  return {
    ...(config.env['NODE_ENV'] === 'production' ? {} : { PUBLIC_URL: config.publicUrl }),
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    PORT: `${config.port}`,
    WEB_ROOT: config.webRoot,
    SERVICE_HEALTH_URLS: JSON.stringify(Object.fromEntries(urls)),
    ADMIN_PASSWORD_FILE: adminPasswordFile,
    ...secrets,
    ...standIns,
  };
}

/** How a built service is run; it answers once it says it is ready. */
export function serviceProgram(
  own: ServiceStart,
  config: StackConfig,
  environment: ServiceEnvironment,
): Program {
  const { name, isPublic } = own.service;
  const port = isPublic ? config.port : own.healthPort;
  return {
    name,
    command: process.execPath,
    args: [join(REPOSITORY, 'services', name, 'dist/src/main.js')],
    env: serviceEnv(own, config, environment),
    answers: () => answersWell(`http://${hostOf(environment)}:${port}/readyz`),
  };
}
