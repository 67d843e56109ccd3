import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { checkOut, git } from '@rep13/web-build/checkout';
import { runScript } from '@rep13/commands/build';
import { lastRelease } from './last-release.ts';
import { otherPackages } from './other-packages.ts';

/** The folder of each build, by the app's name. */
export type Builds = ReadonlyMap<string, string>;

/** What was released last of each app that had been there; or why it cannot be had. */
export type Released =
  | { readonly builds: Builds; readonly from: readonly string[]; readonly remove: () => Promise<void> }
  | { readonly skipped: string };

const WEBPACK = join(REPOSITORY, 'node_modules/webpack-cli/bin/cli.js');
const AT_A_TIME = 2;

/** Builds them from their commits, with the packages that are installed here. @throws when one does not build */
export async function buildReleased(named: string | undefined, signal: AbortSignal): Promise<Released> {
  const commits = new Map<string, string>();
  const from: string[] = [];
  for (const app of await readdir(join(REPOSITORY, 'apps'))) {
    const found = await lastRelease(app, git, named);
    if ('unknown' in found) return { skipped: found.unknown };
    if (!(await wasThere(app, found.commit))) continue;
    commits.set(app, found.commit);
    from.push(`${app} from ${found.commit.slice(0, 8)} (${found.by})`);
  }
  for (const commit of new Set(commits.values())) {
    const others = otherPackages(await lockNow(), await git('show', `${commit}:package-lock.json`));
    if (others.length > 0)
      return { skipped: `${commit.slice(0, 8)} was built with other packages: ${others.join(', ')}` };
  }
  const folder = await mkdtemp(join(tmpdir(), 'rep13-released-'));
  const remove = () => rm(folder, { recursive: true });
  try {
    for (const commit of new Set(commits.values())) await checkOut(commit, join(folder, commit));
    const builds = [...commits].map(([app, commit]) => [app, join(folder, commit, 'apps', app)] as const);
    await inTurn(builds, (build) => buildApp(build, signal));
    return { builds: new Map(builds.map(([app, where]) => [app, join(where, 'dist')])), from, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const lockNow = () => readFile(join(REPOSITORY, 'package-lock.json'), 'utf8');

const wasThere = async (app: string, commit: string): Promise<boolean> =>
  (await git('ls-tree', '--name-only', commit, `apps/${app}/webpack.config.mjs`)) !== '';

async function buildApp([app, folder]: readonly [string, string], signal: AbortSignal): Promise<void> {
  // Without webpack's own cache: it belongs to the builds of this workspace.
  const options = { signal, cwd: folder, env: { CI: 'true' } };
  const { ok, output } = await runScript(WEBPACK, ['--mode', 'production'], options);
  if (!ok) throw new Error(`What was released last of ${app} does not build any more.\n${output}`);
}

/** Two by two. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async (): Promise<void> => {
    const one = left.shift();
    if (!one) return;
    await work(one);
    await next();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}
