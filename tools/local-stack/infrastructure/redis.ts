import { join } from 'node:path';
import { replaceFile } from '../data/replace-file.ts';
import { greets, LOOPBACK } from './ports.ts';
import type { Program } from '../processes/program.ts';
import { storedPassword, secretsFolder } from '../rights/secrets.ts';

/** How to sign in to one Redis. */
export interface RedisAccess {
  readonly password: string;
  /** The server's configuration, written: on the command line every user of the machine could read the password. */
  readonly configFile: string;
}

/** The password of one installation's Redis, made once and kept under `dataDir`. */
export async function redisAccess(dataDir: string): Promise<RedisAccess> {
  const password = await storedPassword(dataDir, 'redis', 'services');
  const configFile = join(secretsFolder(dataDir), 'redis.conf');
  replaceFile(configFile, redisConfig(password));
  return { password, configFile };
}

export const redisConfig = (password: string): string => `requirepass ${password}\n`;

/** A Redis that appends every write to a file in `folder` and never evicts a waiting job. */
export function redisProgram(
  binary: string,
  folder: string,
  port: number,
  { configFile, password }: RedisAccess,
): Program {
  const settings = {
    bind: LOOPBACK,
    port: `${port}`,
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  return {
    name: 'redis',
    command: binary,
    args: [configFile, ...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])],
    answers: () => greets(port, '+OK\r\n+PONG', `AUTH ${password}\r\nPING\r\n`),
  };
}

export const redisUrl = (port: number, { password }: Pick<RedisAccess, 'password'>) =>
  `redis://:${password}@${LOOPBACK}:${port}`;
