import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  freePort,
  readStackConfig,
  startStack,
  temporaryDataFolder,
  type Stack,
  type StartOptions,
} from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';

/** A product on a free port and an empty data folder, apart from whatever else runs here. */
export interface OwnProduct extends Stack {
  /** What tools need to find it. */
  readonly env: NodeJS.ProcessEnv;
  readonly admin: { readonly username: string; readonly password: string };
  readonly dataDir: string;
  /** Deletes its data, once it has stopped. */
  remove(): Promise<void>;
}

interface Options extends Partial<Omit<StartOptions, 'deployWeb'>> {
  /** An empty folder; a new one on the disk unless given. */
  readonly dataDir?: string;
}

/** Starts what is built, with these variables and nothing else of the environment: a DATABASE_URL in there is real. */
export async function startOwnProduct(
  name: string,
  variables: NodeJS.ProcessEnv,
  { dataDir: given, signal, adapt, print = console.log }: Options = {},
): Promise<OwnProduct> {
  const dataDir = given ?? (await temporaryDataFolder(name));
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const { PATH, HOME } = process.env;
  const env = {
    ...{ PATH, HOME, DATA_DIR: dataDir, PORT: `${await freePort()}` },
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
    ...variables,
  };
  const stack = await startStack(readStackConfig(env), { deployWeb: deployAll, print, signal, adapt });
  return { ...stack, env, admin, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
