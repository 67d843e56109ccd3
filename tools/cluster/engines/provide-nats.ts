import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canUseApt, findBinary, REPOSITORY } from '@rep13/local-stack';

const run = promisify(execFile);

/** With 2.9 copies of a stream differed after hosts had died, and events were never handed over. */
const AT_LEAST = [2, 10] as const;
/** Debian 13's, which runs on Debian 12 too. */
const PINNED = '2.10.27';
const SCRIPT = join(REPOSITORY, 'tools/local-stack/infrastructure/unpack-from-debian-13.sh');

/**
 * The NATS that all hosts run: the one that is installed, or Debian 13's when that is too old, unpacked into `folder`
 * and not installed.
 * @throws in one line that says what is missing.
 */
export async function provideNats(folder: string, print: (line: string) => void): Promise<string> {
  const installed = findBinary('nats-server');
  const version = installed ? await natsVersion(installed) : undefined;
  if (installed && version && isNewEnough(version)) return installed;
  const fetched = join(folder, `nats-${PINNED}`, 'usr/sbin/nats-server');
  if (existsSync(fetched)) return fetched;
  const wanted = `Missing: nats-server ${AT_LEAST.join('.')} or newer (${version ?? 'none'} is installed).`;
  if (!canUseApt()) throw new Error(`${wanted} Put one on the PATH.`);
  print(`${wanted} Unpacking Debian 13's ${PINNED}.`);
  try {
    await run('sh', [SCRIPT, `nats-server=${PINNED}-*`, join(folder, `nats-${PINNED}`)]);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`${wanted} Debian 13's could not be had: ${(stderr ?? String(error)).trim()}`, {
      cause: error,
    });
  }
  return fetched;
}

async function natsVersion(binary: string): Promise<string | undefined> {
  return /v?(\d+\.\d+[\w.+~-]*)/.exec((await run(binary, ['--version'])).stdout)?.[1];
}

/** By the first two parts of the version. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > AT_LEAST[0] || (major === AT_LEAST[0] && minor >= AT_LEAST[1]);
}
