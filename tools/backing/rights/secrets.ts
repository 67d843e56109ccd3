import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSecret } from '../kept-secret.ts';
import type { RoleOfService } from './database-rights.ts';

/** Where the passwords of one installation lie, closed to everybody but its owner. */
export const secretsFolder = (dataDir: string): string => join(dataDir, 'secrets');

/** A service's or a user's own password, made once; deleting its file has a new one made at the next start. */
export async function keptPassword(
  dataDir: string,
  kind: 'database' | 'nats' | 'redis',
  name: string,
): Promise<string> {
  const folder = secretsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return keptSecret(join(folder, `${kind}-${name}`));
}

/** Under which name the password of a service's role is kept. */
export const databaseUser = (service: string, role: RoleOfService): string =>
  role === 'service' ? service : `${service}-${role}`;

/** The variable with the password of a service's role, for containers. */
export const passwordVariable = (service: string, role: RoleOfService): string =>
  `DATABASE_PASSWORD_${databaseUser(service, role).toUpperCase().replaceAll('-', '_')}`;
