import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY, temporaryDataFolder } from '@rep13/local-stack';
import { thirdPartiesOf } from './third-parties.ts';

const run = promisify(execFile);
const WITH_MIGRATIONS = [':(glob)services/*/migrations/**', ':(glob)libs/service-kit/src/**/*.migration.ts'];
const WITH_BUILDS = ['libs', 'libs/contracts', 'services'];

/** Another release of the services, built in a folder of its own. */
export interface ReleaseBefore {
  readonly commit: string;
  readonly folder: string;
  remove(): Promise<void>;
}

/** The commit before the one that last changed a migration. */
export async function beforeTheMigrations(): Promise<string> {
  const last = await git('log', '-1', '--format=%H', '--', ...WITH_MIGRATIONS);
  return `${last}^`;
}

/** @throws when there is no such commit, or it does not build. */
export async function releaseBefore(ref: string, signal: AbortSignal): Promise<ReleaseBefore> {
  const commit = await git('rev-parse', '--short', '--verify', `${ref}^{commit}`);
  const folder = await temporaryDataFolder(`release-${commit}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await unpack(commit, folder);
    await ((await sharesPackages(folder))
      ? linkPackages(folder)
      : run('npm', ['ci'], { cwd: folder, signal }));
    await build(folder, signal);
    return { commit, folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: REPOSITORY })).stdout.trim();
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--format=tar', '--output', archive, commit], { cwd: REPOSITORY });
  await run('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
}

async function sharesPackages(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all(
    [folder, REPOSITORY].map(async (root) =>
      thirdPartiesOf(await readFile(join(root, 'package-lock.json'), 'utf8')),
    ),
  );
  return theirs === ours;
}

/** Everybody else's packages are links to ours; its own lead to itself, as they do here. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(join(REPOSITORY, 'node_modules'))) {
    const [ours, theirs] = [join(REPOSITORY, 'node_modules', name), join(packages, name)];
    if (name === '@rep13') await cp(ours, theirs, { recursive: true, verbatimSymlinks: true });
    else await symlink(ours, theirs);
  }
  for (const project of await projectsOf(folder)) {
    const own = join(REPOSITORY, project, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, project, 'node_modules'));
  }
}

async function projectsOf(folder: string): Promise<string[]> {
  const found = await Promise.all(
    WITH_BUILDS.map(async (parent) =>
      (await readdir(join(folder, parent))).map((name) => join(parent, name)),
    ),
  );
  return found.flat().filter((project) => existsSync(join(folder, project, 'package.json')));
}

/** Each project's own build script: none waits for another. */
async function build(folder: string, signal: AbortSignal): Promise<void> {
  const projects = (await projectsOf(folder)).flatMap((project) => [
    '--workspace',
    relative(folder, join(folder, project)),
  ]);
  await run('npm', ['run', 'build', '--if-present', ...projects], {
    cwd: folder,
    signal,
    maxBuffer: 2 ** 26,
  });
}
