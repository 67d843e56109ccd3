import { join } from 'node:path';
import {
  SERVICES,
  type DatabaseUrls,
  type Program,
  type Secret,
  type ServiceName,
} from '../backing/index.ts';
import { REPOSITORY, type StackConfig } from './config.ts';

/** What the services are told, each only its own. */
export interface Surroundings {
  readonly databases: Record<ServiceName, DatabaseUrls>;
  readonly natsUrls: Record<ServiceName, string>;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** Undefined in production where nobody chose one. */
  readonly sessionSecret?: Secret;
  readonly linkSecret?: Secret;
  readonly adminPasswordFile: string;
  /** Loopback ports for health and metrics, by service. */
  readonly healthPorts: Record<ServiceName, number>;
}

/** What Node itself needs of the environment. */
const OF_THE_SYSTEM = ['PATH', 'HOME', 'TZ', 'LANG', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'];
const OF_EVERYBODY = ['LOG_LEVEL', 'PUBLIC_URL'];
/** A service sees only the secrets that are its own. */
const OF_ONE: Partial<Record<ServiceName, string[]>> = {
  onboarding: ['PAYMENT_PROVIDER', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  notifications: ['ADMIN_EMAIL', 'MAIL_FROM'],
  gateway: [
    'ADMIN_USERNAME',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'TRUSTED_PROXIES',
    'API_DOCS',
    'STAFF_MFA',
    'MAX_IN_FLIGHT',
    'MAX_IN_FLIGHT_PER_ADDRESS',
    'MIN_BODY_BYTES_PER_SECOND',
    'RATE_LIMIT_WRITES',
    'RATE_LIMIT_LOGINS',
    'RATE_LIMIT_FAILED_LOGINS',
    'RATE_LIMIT_SECOND_FACTORS',
    'RATE_LIMIT_CHAT',
    'RATE_LIMIT_CONTACT',
    'RATE_LIMIT_CSP_REPORTS',
    'RATE_LIMIT_RESETS',
    'RATE_LIMIT_RESETS_BY_ADDRESS',
    'RATE_LIMIT_SIGNUPS_BY_ADDRESS',
    'RATE_LIMIT_SIGNUPS_BY_RECIPIENT',
    'RATE_LIMIT_SETUPS',
    'RATE_LIMIT_SETUPS_BY_ADDRESS',
  ],
};

const picked = (env: NodeJS.ProcessEnv, keys: readonly string[]): NodeJS.ProcessEnv =>
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
export function serviceEnv(name: ServiceName, config: StackConfig, around: Surroundings): NodeJS.ProcessEnv {
  const handedOn = [...OF_THE_SYSTEM, ...OF_EVERYBODY, ...(OF_ONE[name] ?? [])];
  return {
    NODE_ENV: 'development',
    // One heap of the C library instead of eight: Node's own threads allocate little.
    MALLOC_ARENA_MAX: '2',
    ...picked(config.env, handedOn),
    DATABASE_URL: around.databases[name].service,
    NATS_URL: around.natsUrls[name],
    REDIS_URL: around.redisUrl,
    ...(config.env['NODE_ENV'] === 'production' ? {} : { PUBLIC_URL: config.publicUrl }),
    HTTP_PORT: `${around.healthPorts[name]}`,
    ...(name === 'gateway' ? gatewayEnv(config, around) : {}),
    ...(name === 'notifications' ? notificationsEnv(around) : {}),
  };
}

function gatewayEnv(config: StackConfig, around: Surroundings): NodeJS.ProcessEnv {
  const others = SERVICES.filter((service) => service !== 'gateway');
  const urls = others.map((service) => [service, `http://127.0.0.1:${around.healthPorts[service]}`]);
  return {
    PORT: `${config.port}`,
    WEB_ROOT: config.webRoot,
    SERVICE_HEALTH_URLS: JSON.stringify(Object.fromEntries(urls)),
    ADMIN_PASSWORD_FILE: around.adminPasswordFile,
    ...secretEnv('SESSION_SECRET', around.sessionSecret),
    ...secretEnv('LINK_SECRET', around.linkSecret),
  };
}

/** It signs links, so it needs no earlier secret; the gateway checks them. */
const notificationsEnv = ({ smtpUrl, linkSecret }: Surroundings): NodeJS.ProcessEnv => ({
  SMTP_URL: smtpUrl,
  ...(linkSecret && { LINK_SECRET: linkSecret.now }),
});

const secretEnv = (name: string, secret: Secret | undefined): NodeJS.ProcessEnv => ({
  ...(secret && { [name]: secret.now }),
  ...(secret?.previous && { [`${name}_PREVIOUS`]: secret.previous }),
});

/**
 * What keeps five idle services together below 700 MB (guarantee P6): a small nursery, and no source maps, which
 * Node would read for every library; the built files read like their sources.
 */
const LEAN = ['--max-semi-space-size=4'];

/** How a built service is run; it answers once it says it is ready. */
export function serviceProgram(name: ServiceName, config: StackConfig, around: Surroundings): Program {
  const port = name === 'gateway' ? config.port : around.healthPorts[name];
  return {
    name,
    command: process.execPath,
    args: [...LEAN, join(REPOSITORY, 'services', name, 'dist/src/main.js')],
    env: serviceEnv(name, config, around),
    answers: () => isReady(`http://127.0.0.1:${port}/readyz`),
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
