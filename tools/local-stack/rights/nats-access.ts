import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { natsConfig, type NatsUser } from './nats-config.ts';
import { outsideRights, serviceRights } from './nats-rights.ts';
import { readOutsideUsers } from './outside-users.ts';
import { keptPassword, secretsFolder } from './secrets.ts';
import { MANIFESTS } from '../manifests.ts';

/** Who may sign in to the NATS server of one installation. */
export interface NatsAccess {
  /** The server's configuration, written. */
  readonly configFile: string;
  /** A server's address with a service's name and password. */
  urlFor(service: string, server: string): string;
  /** Leaves each outside user's way in beside its password. */
  announce(server: string): Promise<void>;
}

/** One user per service and one per outside consumer, with passwords kept under `dataDir`. */
export async function natsAccess(dataDir: string): Promise<NatsAccess> {
  const outside = await readOutsideUsers(dataDir);
  const withPassword = async (name: string, rights: NatsUser['rights']): Promise<NatsUser> => ({
    name,
    password: await keptPassword(dataDir, 'nats', name),
    rights,
  });
  const users = await Promise.all([
    ...MANIFESTS.map((service) => withPassword(service.name, serviceRights(service))),
    ...Object.entries(outside).map(([name, { consumes }]) =>
      withPassword(name, outsideRights(name, consumes)),
    ),
  ]);
  const folder = secretsFolder(dataDir);
  const configFile = join(folder, 'nats.conf');
  await writeFile(configFile, natsConfig(users), { mode: 0o600 });
  const urlFor = (name: string, server: string) => {
    const user = users.find((one) => one.name === name);
    if (!user) throw new Error(`NATS has no user ${name}.`);
    return signedInAs(server, user);
  };
  return {
    configFile,
    urlFor,
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
