import { setMaxListeners } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY } from '@rep13/local-stack';

const FOLDERS = ['apps', 'libs', 'services'];
/** Only what people write: a build deletes and makes `dist` under the watcher's feet, which ends it with an error. */
const WATCHED = ['src', 'migrations'];
/** Editors save in several steps, and a checkout changes many files. */
const SETTLE_MS = 200;
const NOT_SOURCE = /\.spec\.tsx?$|~$/;

/** Batches of saved source files, relative to the repository, until the signal aborts. */
export async function* changes(signal: AbortSignal): AsyncGenerator<string[]> {
  const saved = new Set<string>();
  let wake: () => void = () => undefined;
  // One for each folder: that many are no leak.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', () => wake());
  for (const folder of watchedFolders()) {
    watch(join(REPOSITORY, folder), { recursive: true, signal }, (_event, name) => {
      if (!name || NOT_SOURCE.test(name)) return;
      saved.add(join(folder, name));
      wake();
    });
  }
  while (!signal.aborted) {
    if (saved.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    await sleep(SETTLE_MS, undefined, { signal }).catch(() => undefined);
    const batch = [...saved];
    saved.clear();
    if (batch.length > 0 && !signal.aborted) yield batch;
  }
}

function watchedFolders(): string[] {
  const projects = FOLDERS.flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder)).map((project) => join(folder, project)),
  );
  return projects
    .flatMap((project) => WATCHED.map((folder) => join(project, folder)))
    .filter((folder) => existsSync(join(REPOSITORY, folder)));
}
