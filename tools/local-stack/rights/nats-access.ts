import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { natsConfig, type NatsUser } from './nats-config.ts';
import { commandRights, eventRights, eventsUserOf, outsideRights } from './nats-rights.ts';
import { readOutsideUsers } from './outside-users.ts';
import { keptPassword, secretsFolder } from './secrets.ts';
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
  announce(server: string): Promise<void>;
}

/** Two users per service, for commands and for events, and one per outside consumer, with passwords kept under `dataDir`. */
export async function natsAccess(dataDir: string): Promise<NatsAccess> {
  const outside = await readOutsideUsers(dataDir);
  const passwordOf = (holder: string) => keptPassword(dataDir, 'nats', holder);
  // One program holds both, so they are one secret.
  const commands = MANIFESTS.map(async (service): Promise<NatsUser> => {
    return { name: service.name, password: await passwordOf(service.name), rights: commandRights(service) };
  });
  const ownEvents = MANIFESTS.map(async (service): Promise<NatsUser> => {
    const { name } = service;
    return { name: eventsUserOf(name), password: await passwordOf(name), rights: eventRights(service) };
  });
  const outsideEvents = Object.entries(outside).map(async ([name, { consumes }]): Promise<NatsUser> => {
    return { name, password: await passwordOf(name), rights: outsideRights(name, consumes) };
  });
  const accounts = {
    events: await Promise.all([...ownEvents, ...outsideEvents]),
    commands: await Promise.all(commands),
  };
  const users = Object.values(accounts).flat();
  const folder = secretsFolder(dataDir);
  const configFile = join(folder, 'nats.conf');
  await writeFile(configFile, natsConfig(accounts), { mode: 0o600 });
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
    async announce(server) {
      for (const name of Object.keys(outside)) {
        await writeFile(join(folder, `nats-${name}.url`), `${urlFor(name, server)}\n`, { mode: 0o600 });
      }
    },
  };
}

/** `nats://user:password@host:port` of a server's plain address. */
export function signedInAs(server: string, user: Pick<NatsUser, 'name' | 'password'>): string {
  const url = new URL(server);
  return `${url.protocol}//${user.name}:${encodeURIComponent(user.password)}@${url.host}`;
}
