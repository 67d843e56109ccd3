import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../backing/index.ts';
import { buildAll } from '../stack/build.ts';
import { readStackConfig } from '../stack/config.ts';
import { startStack } from '../stack/stack.ts';
import { stopSignal, untilAborted } from '../stack/stop-signals.ts';

/** A product of the bench's own, started on an empty data folder and taken down again. */
export interface OwnProduct {
  readonly url: string;
  /** What tools need to find it. */
  readonly env: NodeJS.ProcessEnv;
  readonly admin: { readonly username: string; readonly password: string };
}

/** @throws when the bench is cut short; the product is taken down all the same. */
export async function onOwnProduct<T>(work: (product: OwnProduct) => Promise<T>): Promise<T> {
  const signal = stopSignal();
  await buildAll(signal);
  const dataDir = await mkdtemp(join(tmpdir(), 'rep13-bench-'));
  // PostgreSQL may run as another user, who must get through to its own folder in there.
  await chmod(dataDir, 0o711);
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const { PATH, HOME } = process.env;
  const env = {
    ...{ PATH, HOME, DATA_DIR: dataDir, PORT: `${await freePort()}` },
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
  };
  const stack = await startStack(readStackConfig(env), (line) => console.log(line), signal);
  const cutShort = untilAborted(signal).then(() => signal.throwIfAborted() as never);
  try {
    return await Promise.race([work({ url: stack.url, env, admin }), cutShort]);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
