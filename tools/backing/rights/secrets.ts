import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSecret } from '../kept-secret.ts';

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
