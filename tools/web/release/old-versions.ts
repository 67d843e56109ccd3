import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedVersion } from '../registry.ts';
import { openPreviews } from './previews.ts';

/** A page that has been open longer was reloaded by something: a restart of its browser, an update, a new sign-in. */
const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
const VERSION = /^[0-9a-f]{16}$/;

/** Takes away the versions of a remote that nobody can have open any more. @returns them */
export async function removeOldVersions(webRoot: string, name: string, now: Date): Promise<string[]> {
  const previews = Object.values(await openPreviews(webRoot));
  const inUse = new Set([
    await releasedVersion(webRoot, name),
    ...previews.filter((preview) => preview.name === name).map(({ line }) => line.version),
  ]);
  const versions = (await readdir(join(webRoot, name))).filter((entry) => VERSION.test(entry));
  const removed: string[] = [];
  for (const version of versions) {
    const folder = join(webRoot, name, version);
    // The registry touches the folder of a version that it lets go.
    const { mtimeMs } = await stat(folder);
    if (inUse.has(version) || now.getTime() - mtimeMs < RETENTION_DAYS * DAY_MS) continue;
    await rm(folder, { recursive: true });
    removed.push(version);
  }
  return removed;
}
