import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ended, whereToRelease, type Ended } from './release.ts';

const run = promisify(execFile);

/** Where a team works: a copy of this workspace in which its remote is built, with a cache and a record of its own. */
export async function copyWorkspace(folder: string): Promise<void> {
  await run('node_modules/.bin/tsx', ['tools/web/checkout/checkout-cli.ts', folder]);
  await nx(folder, 'build', 'marketing');
}

export async function changeText(file: string, [from, to]: readonly [string, string]): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
  await writeFile(file, text.replace(from, to));
}

/** `npx nx release-remote marketing` there. */
export const nxReleaseMarketing = (folder: string, ...args: readonly string[]): Promise<Ended> =>
  ended(nx(folder, 'release-remote', 'marketing', ...whereToRelease(), ...args));

const cacheOf = (folder: string): string => join(folder, '.nx/cache');

function nx(folder: string, ...args: readonly string[]): Promise<{ stdout: string }> {
  const { PATH, HOME } = process.env;
  const env = {
    ...{ PATH, HOME },
    ...{ CI: 'true', NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: folder },
    ...{ NX_CACHE_DIRECTORY: cacheOf(folder), NX_WORKSPACE_DATA_DIRECTORY: join(folder, '.nx/data') },
  };
  const command = [join(folder, 'node_modules/nx/dist/bin/nx.js'), ...args, '--outputStyle=static'];
  return run(process.execPath, command, { cwd: folder, env, maxBuffer: 16 * 1_024 * 1_024 });
}

/** What Nx wrote down about its last run there: each task, and whether it was carried out or found in the cache. */
export async function nxRecord(folder: string): Promise<{ carriedOut: string[]; found: string[] }> {
  const { tasks } = JSON.parse(await readFile(join(cacheOf(folder), 'run.json'), 'utf8')) as {
    tasks: { projectName: string; target: string; cacheStatus: string }[];
  };
  const those = (isCarriedOut: boolean) =>
    tasks
      .filter(({ cacheStatus }) => (cacheStatus === 'cache-miss') === isCarriedOut)
      .map(({ projectName, target }) => `${projectName}:${target}`);
  return { carriedOut: those(true), found: those(false) };
}
