import { join } from 'node:path';
import {
  databasesOf,
  MANIFESTS,
  migrateAll,
  natsAccess,
  PROVISIONER,
  readStackConfig,
  serviceProgram,
  signingSecrets,
  streamsProgram,
  type DatabaseUrls,
  type NatsAccess,
  type Program,
  type ServiceEnvironment,
} from '@rep13/local-stack';
import { SUPERUSER } from '../engines/patroni.ts';
import { healthPort, PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';
import type { Outside } from './outside.ts';

/** The first administrator. */
export interface Admin {
  readonly username: string;
  readonly password: string;
}

interface Setup {
  readonly plan: ClusterPlan;
  readonly dataDir: string;
  readonly admin: Admin;
  readonly outside: Outside;
  readonly redisPassword: string;
  /** Variables of the services, besides those that follow from the plan. */
  readonly variables?: NodeJS.ProcessEnv;
}

/** Each service reaches the primary and the master by the proxy of its own host, which knows where these are. */
const PRIMARY = `127.0.0.1:${PORTS.primary}`;
const REDIS_MASTER = `127.0.0.1:${PORTS.redisMaster}`;
/** How many copies the stream of events has. */
const COPIES = '3';

export const productUrl = ({ balancer }: ClusterPlan): string =>
  `http://${balancer.address}:${PORTS.gateway}`;

/** The services as every host runs them, and the database that they share. */
export class Product {
  private databases: Readonly<Record<string, DatabaseUrls>> = {};

  private constructor(
    private readonly setup: Setup,
    private readonly access: NatsAccess,
    private readonly secrets: NodeJS.ProcessEnv,
  ) {}

  static async of(setup: Setup): Promise<Product> {
    return new Product(setup, await natsAccess(setup.dataDir), await signingSecrets(setup.dataDir));
  }

  /** The file with the users of NATS and their rights. */
  get natsRights(): string {
    return this.access.configFile;
  }

  webRootOf(host: HostPlan): string {
    return join(this.setup.dataDir, host.name, 'web');
  }

  /** Makes roles, schemas and tables on the primary at this address. */
  async prepareDatabase(address: string, superuserPassword: string): Promise<void> {
    const server = `postgres://${SUPERUSER}:${superuserPassword}@${address}:${PORTS.postgres}/postgres`;
    const config = readStackConfig(this.env());
    this.databases = await databasesOf(config, server, () => undefined);
    await migrateAll(this.databases, config.env);
  }

  /** The stream's provisioner and the services of a host, those that lead to others last. */
  programsOn(host: HostPlan): Program[] {
    const environment = this.environmentOn(host);
    const config = readStackConfig({ ...this.env(), WEB_ROOT: this.webRootOf(host) });
    const streams = {
      natsUrl: this.access.urlFor(PROVISIONER, `nats://${host.address}:${PORTS.nats}`),
      healthPort: healthPort(MANIFESTS.length),
      host: host.address,
    };
    return [
      streamsProgram(streams, config.env, MANIFESTS),
      ...environment.services.map((own) => serviceProgram(own, config, environment)),
    ];
  }

  /** The services' database on the server at this address, as its superuser. */
  databaseUrl(address: string, superuserPassword: string): string {
    const url = new URL(this.databases['onboarding']?.service ?? '');
    const superuser = { username: SUPERUSER, password: superuserPassword };
    return Object.assign(url, superuser, { host: `${address}:${PORTS.postgres}` }).href;
  }

  /** All nodes as an outside user is told them. */
  natsUrl(user: string): string {
    const [first = '', ...others] = this.setup.plan.hosts.map(({ address }) => `${address}:${PORTS.nats}`);
    return [this.access.urlFor(user, `nats://${first}`), ...others].join();
  }

  private env(): NodeJS.ProcessEnv {
    const { plan, dataDir, admin, variables } = this.setup;
    const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
    return {
      ...{ PATH, HOME, NODE_EXTRA_CA_CERTS, NATS_REPLICAS: COPIES, ...variables },
      ...{ DATA_DIR: dataDir, PUBLIC_URL: productUrl(plan), PORT: `${PORTS.gateway}` },
      ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
      TRUSTED_PROXIES: plan.balancer.address,
    };
  }

  private environmentOn({ name, address }: HostPlan): ServiceEnvironment {
    const { dataDir, outside, redisPassword } = this.setup;
    return {
      host: address,
      services: MANIFESTS.map((service, index) => ({
        service,
        databases: byProxy(this.databases[service.name]!),
        // The host's own node; which others there are it learns from that one.
        natsUrls: this.access.urlsOf(service.name, `nats://${address}:${PORTS.nats}`),
        healthPort: healthPort(index),
      })),
      redisUrl: `redis://:${redisPassword}@${REDIS_MASTER}`,
      smtpUrl: outside.smtpUrl,
      secrets: this.secrets,
      adminPasswordFile: join(dataDir, name, 'admin-password'),
      standIns: outside.environment,
    };
  }
}

function byProxy(urls: DatabaseUrls): DatabaseUrls {
  const at = (url: string) => Object.assign(new URL(url), { host: PRIMARY }).href;
  return { service: at(urls.service), cleaner: at(urls.cleaner), migration: at(urls.migration) };
}
