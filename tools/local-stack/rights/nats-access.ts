import { join } from 'node:path';
import { replaceFile } from '../data/replace-file.ts';
import { natsConfig, type NatsAccounts, type NatsUser } from './nats-config.ts';
import {
  commandRights,
  eventRights,
  eventsUserOf,
  outsideRights,
  PROVISIONER,
  provisionerRights,
  type NatsRights,
} from './nats-rights.ts';
import { readOutsideUsers, type OutsideUsers } from './outside-users.ts';
import { storedPassword, secretsFolder } from './secrets.ts';
import { MANIFESTS } from '../manifests.ts';

/** How one service signs in to NATS, as each of its two users. */
export interface NatsUrls {
  readonly commands: string;
  readonly events: string;
}

/** Who may sign in to the NATS server of one installation. */
export interface NatsAccess {
  /** The server's configuration, written. */
  readonly configFile: string;
  /** A server's address with a user's name and password: a service's, for commands, its user's for events, or an outside user's. */
  urlFor(user: string, server: string): string;
  urlsOf(service: string, server: string): NatsUrls;
  /** Leaves each outside user's way in beside its password. */
  announce(server: string): void;
}

/**
 * Two users per service, for commands and for events, one per outside consumer, and the stream's provisioner, with
 * passwords kept under `dataDir`.
 */
export async function natsAccess(dataDir: string): Promise<NatsAccess> {
  const outside = await readOutsideUsers(dataDir);
  const accounts = await accountsOf(dataDir, outside);
  const users = Object.values(accounts).flat();
  const folder = secretsFolder(dataDir);
  const configFile = join(folder, 'nats.conf');
  replaceFile(configFile, natsConfig(accounts));
  const urlFor = (name: string, server: string) => {
    const user = users.find((one) => one.name === name);
    if (!user) throw new Error(`NATS has no user ${name}.`);
    return signedInAs(server, user);
  };
  return {
    configFile,
    urlFor,
    urlsOf: (service, server) => ({
      commands: urlFor(service, server),
      events: urlFor(eventsUserOf(service), server),
    }),
    announce(server) {
      for (const name of Object.keys(outside)) {
        replaceFile(join(folder, `nats-${name}.url`), `${urlFor(name, server)}\n`);
      }
    },
  };
}

async function accountsOf(dataDir: string, outside: OutsideUsers): Promise<NatsAccounts> {
  // One program holds both users of a service, so they have one password.
  const userOf = async (name: string, rights: NatsRights, holder = name): Promise<NatsUser> => ({
    name,
    password: await storedPassword(dataDir, 'nats', holder),
    rights,
  });
  const events = [
    userOf(PROVISIONER, provisionerRights(MANIFESTS)),
    ...MANIFESTS.map((service) => userOf(eventsUserOf(service.name), eventRights(service), service.name)),
    ...Object.entries(outside).map(([name, { consumes }]) => userOf(name, outsideRights(name, consumes))),
  ];
  const commands = MANIFESTS.map((service) => userOf(service.name, commandRights(service)));
  return { events: await Promise.all(events), commands: await Promise.all(commands) };
}

/** `nats://user:password@host:port` of a server's plain address. */
export function signedInAs(server: string, user: Pick<NatsUser, 'name' | 'password'>): string {
  const url = new URL(server);
  return `${url.protocol}//${user.name}:${encodeURIComponent(user.password)}@${url.host}`;
}
