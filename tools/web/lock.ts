import { mkdir, rmdir, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_AFTER_MS = 20;
/** The work under the lock takes milliseconds: who holds it this long has died. */
const ABANDONED_AFTER_MS = 5_000;

/** One process at a time: making a folder succeeds for exactly one. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  while (!(await taken(folder))) await pause(RETRY_AFTER_MS);
  try {
    return await work();
  } finally {
    await rmdir(folder);
  }
}

async function taken(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const made = await stat(folder).catch(() => null);
    if (made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS) await rmdir(folder).catch(() => undefined);
    return false;
  }
}
