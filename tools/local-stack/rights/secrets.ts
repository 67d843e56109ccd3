import { join } from 'node:path';
import { closedFolder, storedSecret } from '../data/data-folder.ts';
import type { RoleOfService } from './database-rights.ts';

/** Where the passwords of one installation lie, closed to everybody but its owner. */
export const secretsFolder = (dataDir: string): string => join(dataDir, 'secrets');

/** A service's or a user's own password, made once; deleting its file has a new one made at the next start. */
export async function storedPassword(
  dataDir: string,
  kind: 'database' | 'nats' | 'redis',
  name: string,
): Promise<string> {
  const folder = await closedFolder(secretsFolder(dataDir));
  return storedSecret(join(folder, `${kind}-${name}`));
}

/** Under which name the password of a service's role is kept. */
export const databaseUser = (service: string, role: RoleOfService): string =>
  role === 'service' ? service : `${service}-${role}`;

/** The variable with the password of a user of NATS, for containers. */
export const natsPasswordVariable = (user: string): string => `NATS_PASSWORD_${user.toUpperCase()}`;

/** The variable with the password of a service's role, for containers. */
export const passwordVariable = (service: string, role: RoleOfService): string =>
  `DATABASE_PASSWORD_${databaseUser(service, role).toUpperCase().replaceAll('-', '_')}`;
